import { describe, expect, it } from 'vitest';
import { spread } from '#src/components/LineChart/LineChart.tsx';

describe('spread', () => {
  it('leaves alone what is far enough apart', () => {
    expect(spread([10, 100, 50], 20, 200)).toEqual([10, 100, 50]);
  });

  it('moves apart what is too near, in the order of the input', () => {
    expect(spread([60, 50, 55], 20, 200)).toEqual([90, 50, 70]);
  });

  it('keeps the last within the limit and moves the others up', () => {
    expect(spread([195, 198], 20, 200)).toEqual([180, 200]);
  });

  it('takes equal places', () => {
    expect(spread([100, 100], 20, 200)).toEqual([100, 120]);
    expect(spread([], 20, 200)).toEqual([]);
  });
});
