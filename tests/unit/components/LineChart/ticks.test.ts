import { expect, it } from 'vitest';
import { ticksTo } from '#src/components/LineChart/LineChart.tsx';

it.each([
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [3, [0, 1, 2, 3]],
  [12.6, [0, 5, 10, 15]],
  [1005, [0, 200, 400, 600, 800, 1000, 1200]],
  [9218, [0, 2000, 4000, 6000, 8000, 10_000]],
])('the ticks of an axis to %s', (highest, ticks) => {
  expect(ticksTo(highest)).toEqual(ticks);
});
