import { filtersSet } from '#src/features/shared/list/describe/filterRows.ts';
import { fold } from '#src/lib/fold.ts';
import { chosenLabels, type ExportedRows } from './exportWords.ts';

const asPart = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/**
 * The name of a file with its list, filter and day: `developers-inactive-2026-11-23`. A typed text may be a person's data,
 * so the name has the word `filtered` instead.
 */
export function exportFileName(list: string, rows: ExportedRows, day: string): string {
  const { filters, values, search, selected } = rows;
  const set = filtersSet(filters, values);
  // The name of a staff user is a choice too, but not of a file.
  const labels = set.map((name) => (name === 'assignee' ? [] : chosenLabels(filters[name], values[name])));
  const others = search.trim() !== '' || labels.some(({ length }) => length === 0);
  const which = selected ? ['selected'] : [...labels.flat(), ...(others ? ['filtered'] : [])];
  return [list, ...which, day].map(asPart).filter(Boolean).join('-');
}
