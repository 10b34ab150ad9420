import { describe, expect, it } from 'vitest';
import { inOrder, recycled, type Slot } from '#src/components/DataTable/rows/recycled/slots.ts';

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}

/** `key:position` of every element in document order. */
function drawn(slots: readonly Slot[]): string {
  return slots.map(({ key, position }) => `${key}:${position}`).join(' ');
}

const four = inOrder([], range(0, 4), null);

describe('recycled', () => {
  it('writes the rows that came into the elements whose rows left, where they stand', () => {
    expect(drawn(recycled(four, range(2, 6)))).toBe('0:4 1:5 2:2 3:3');
    expect(drawn(recycled(recycled(four, range(2, 6)), range(1, 5)))).toBe('0:4 1:1 2:2 3:3');
  });

  it('makes elements for a window that grew and drops those of one that shrank', () => {
    expect(drawn(recycled(four, range(2, 8)))).toBe('0:4 1:5 2:2 3:3 4:6 5:7');
    expect(drawn(recycled(four, range(3, 5)))).toBe('0:4 3:3');
  });

  it('leaves alone what is drawn apart from the window', () => {
    expect(drawn(recycled(four, [1, ...range(7, 10)]))).toBe('0:7 1:1 2:8 3:9');
  });

  it('is the same list when nothing changes, so that drawing comes to an end', () => {
    expect(recycled(four, range(0, 4))).toBe(four);
    expect(inOrder(four, range(0, 4), null)).toBe(four);
  });
});

describe('inOrder', () => {
  it('draws rows in the order of reading and moves no element', () => {
    const scrolled = recycled(four, range(2, 6));
    expect(drawn(inOrder(scrolled, range(2, 6), null))).toBe('0:2 1:3 2:4 3:5');
  });

  it('keeps the element of the row that is keptPosition, wherever it is drawn', () => {
    const scrolled = recycled(four, range(2, 6));
    expect(drawn(inOrder(scrolled, range(2, 6), 3))).toBe('0:2 3:3 4:4 5:5');
    expect(drawn(inOrder(scrolled, range(2, 6), 5))).toBe('0:2 4:3 5:4 1:5');
    expect(drawn(inOrder(four, [1, ...range(7, 10)], 1))).toBe('1:1 2:7 3:8 4:9');
  });

  it('keeps order and keys over any scrolling, with the keptPosition row in its element', () => {
    let slots: readonly Slot[] = inOrder([], range(0, 10), null);
    const element = slots.find((slot) => slot.position === 4)?.key;
    for (const [i, start] of [2, 30, 28, 0, 3, 90, 4].entries()) {
      const window = range(start, start + 10);
      const positions = [...new Set([4, ...window])].sort((a, b) => a - b);
      slots = i % 3 === 2 ? inOrder(slots, positions, 4) : recycled(slots, positions);
      expect([...slots.map((slot) => slot.position)].sort((a, b) => a - b)).toEqual(positions);
      expect(new Set(slots.map((slot) => slot.key)).size).toBe(slots.length);
      expect(slots.find((slot) => slot.position === 4)?.key).toBe(element);
    }
    const positions = slots.map((slot) => slot.position).sort((a, b) => a - b);
    expect(inOrder(slots, positions, 4).map((slot) => slot.position)).toEqual(positions);
  });
});
