import { describe, expect, it } from 'vitest';
import { leastHeight, resizedWidths } from '#src/components/DataTable/columns/columnLayout.ts';
import type { Column } from '#src/components/DataTable/types.ts';

function column(id: string): Column<string> {
  return { id, header: id, text: (row) => row };
}
const columns = [column('a'), column('b'), column('c')];

describe('widths', () => {
  it('keep the columns before the dragged one as they are drawn, and leave those after it free', () => {
    expect(resizedWidths(columns, [150, 160, 170], 'b', 200, {})).toEqual({ a: 150, b: 200 });
    expect(resizedWidths(columns, [150, 160, 170], 'a', 70, { c: 90 })).toEqual({ a: 70, c: 90 });
  });
});

describe('the height below which a table is not pressed', () => {
  it('is that of its few rows', () => {
    expect(leastHeight(3, 40)).toBe(`${(36 + 3 * 40 + 44 + 1) / 16}rem`);
  });

  it('shows some of many, and is left to the styles without rows', () => {
    expect(leastHeight(1000, 40)).toBe('15rem');
    expect(leastHeight(0, 40)).toBeUndefined();
  });
});
