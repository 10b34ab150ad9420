import { expect, it } from 'vitest';
import { type ExportedRows, exportFileName } from '#src/features/shared/list/export/startExport.ts';

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
