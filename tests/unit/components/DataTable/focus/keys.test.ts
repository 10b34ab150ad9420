import { describe, expect, it } from 'vitest';
import { rowKey } from '#src/components/DataTable/focus/useRowEvents.ts';

const place = { position: 5, count: 100, page: 10, inControl: false, letters: false };
const plain = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('row keys', () => {
  it.each([
    ['ArrowDown', 6],
    ['ArrowUp', 4],
    ['PageDown', 15],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 99],
  ])('%s moves to %i', (key, to) => {
    expect(rowKey({ ...plain, key }, place)).toEqual({ type: 'move', to, extend: false });
    expect(rowKey({ ...plain, key, shiftKey: true }, place)).toEqual({ type: 'move', to, extend: true });
  });

  it('stays at the ends', () => {
    expect(rowKey({ ...plain, key: 'ArrowUp' }, { ...place, position: 0 })).toMatchObject({ to: 0 });
    expect(rowKey({ ...plain, key: 'ArrowDown' }, { ...place, position: 99 })).toMatchObject({ to: 99 });
  });

  it('steps to the controls as one reads', () => {
    expect(rowKey({ ...plain, key: 'ArrowRight' }, place)).toEqual({ type: 'step', by: 1 });
    expect(rowKey({ ...plain, key: 'ArrowLeft' }, place)).toEqual({ type: 'step', by: -1 });
  });

  it('makes a range with Shift and Space', () => {
    expect(rowKey({ ...plain, key: ' ', shiftKey: true }, place)).toEqual({ type: 'toggle', range: true });
  });

  it('leaves Space and Enter to a control that has the focus', () => {
    expect(rowKey({ ...plain, key: ' ' }, place)).toEqual({ type: 'toggle', range: false });
    expect(rowKey({ ...plain, key: 'Enter' }, place)).toEqual({ type: 'activate' });
    expect(rowKey({ ...plain, key: ' ' }, { ...place, inControl: true })).toBeNull();
    expect(rowKey({ ...plain, key: 'Enter' }, { ...place, inControl: true })).toBeNull();
  });

  it('selects all with Ctrl+A and Cmd+A, and leaves other shortcuts alone', () => {
    expect(rowKey({ ...plain, key: 'a', ctrlKey: true }, place)).toEqual({ type: 'selectAll' });
    expect(rowKey({ ...plain, key: 'A', metaKey: true }, place)).toEqual({ type: 'selectAll' });
    expect(rowKey({ ...plain, key: 'Home', ctrlKey: true }, place)).toBeNull();
    expect(rowKey({ ...plain, key: 'ArrowLeft', altKey: true }, place)).toBeNull();
    expect(rowKey({ ...plain, key: 'x' }, place)).toBeNull();
  });

  it('moves by j and k only where they are switched on', () => {
    const letters = { ...place, letters: true };
    expect(rowKey({ ...plain, key: 'j' }, letters)).toEqual({ type: 'move', to: 6, extend: false });
    expect(rowKey({ ...plain, key: 'k' }, letters)).toEqual({ type: 'move', to: 4, extend: false });
    expect(rowKey({ ...plain, key: 'j' }, place)).toBeNull();
  });
});
