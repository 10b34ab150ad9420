import { describe, expect, it } from 'vitest';
import type { Column } from '#src/components/DataTable/types.ts';
import { shownColumns } from '#src/features/shared/list/export/startExport.ts';
import { emptyLayout } from '#src/lib/tableLayout.ts';

const columns: readonly Column<string>[] = ['name', 'email', 'phone'].map((id) => ({
  id,
  header: id,
  text: (row) => row,
  width: 100,
  hideable: id !== 'name',
}));
const ids = (layout: Partial<typeof emptyLayout>) =>
  shownColumns(columns, { ...emptyLayout, ...layout }).map(({ id }) => id);

describe('shownColumns', () => {
  it('keeps the order of the columns without a layout', () =>
    expect(ids({})).toEqual(['name', 'email', 'phone']));
  it('leaves out hidden columns and uses the order of the layout', () =>
    expect(ids({ order: ['phone', 'email', 'name'], hidden: ['email'] })).toEqual(['phone', 'name']));
  it('keeps a column that cannot be hidden', () => expect(ids({ hidden: ['name'] })).toContain('name'));
});
