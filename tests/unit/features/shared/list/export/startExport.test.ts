import { describe, expect, it } from 'vitest';
import type { Column } from '#src/components/DataTable/types.ts';
import {
  type ExportedRows,
  exportFileName,
  shownColumns,
} from '#src/features/shared/list/export/startExport.ts';
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

const rows: ExportedRows = {
  noun: { one: 'developer', many: 'developers' },
  filters: {
    status: {
      type: 'choice',
      label: 'Status',
      choices: [
        { value: 'inactive', label: 'Inactive' },
        { value: 'Active', label: 'Open & In Progress' },
      ],
      of: () => null,
    },
    company: { type: 'text', label: 'Company', placeholder: '', of: () => '' },
    assignee: {
      type: 'choice',
      label: 'Assignee',
      choices: [{ value: 'x', label: 'Sara Khalil' }],
      people: true,
      of: () => null,
    },
  },
  values: {},
  search: '',
  selected: false,
};

it.each([
  [{}, 'developers-2026-11-23'],
  [{ values: { status: 'inactive' } }, 'developers-inactive-2026-11-23'],
  [{ values: { status: 'Active' } }, 'developers-open-in-progress-2026-11-23'],
  [{ values: { status: 'inactive', company: 'Łódź Homes' } }, 'developers-inactive-filtered-2026-11-23'],
  [{ values: { assignee: 'x' } }, 'developers-filtered-2026-11-23'],
  [{ search: 'layla@acme.example' }, 'developers-filtered-2026-11-23'],
  [{ search: 'lay', selected: true }, 'developers-selected-2026-11-23'],
])('names the file of %j without typed texts and names of people', (part, name) => {
  expect(exportFileName('Developers', { ...rows, ...part }, '2026-11-23')).toBe(name);
});
