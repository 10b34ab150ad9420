import type { Column } from '#src/components/DataTable/types.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { type AuditChange, auditOfNow } from '#src/features/shared/audit/recordAudit.ts';
import type { FileAttempt } from '#src/features/shared/files/attemptFile.ts';
import { type MadeResult, makeFile, PROGRESS_FROM_ROWS } from '#src/features/shared/files/makeFile.ts';
import { type Fields, fileColumns } from '#src/features/shared/form/table/fieldTable.ts';
import type { ExportedFile } from '#src/features/shared/list/describe/description.ts';
import { filtersSet } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { filterTypeOf } from '#src/features/shared/list/describe/filterTypes.tsx';
import type { EveryRow } from '#src/features/shared/list/source/listSource.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { foldText } from '#src/lib/foldText.ts';
import { nextTask } from '#src/lib/nextTask.ts';
import { shownColumns, type TableLayout } from '#src/lib/tableLayout.ts';
import { capitalised, countOf, toQuoted } from '#src/lib/text.ts';
import { type ExportFormat, exportRows } from './exportRows.ts';

/** Which rows of a list are exported. */
export interface ExportedRows {
  readonly noun: { readonly one: string; readonly many: string };
  readonly filters: ListFilters<never>;
  readonly values: Readonly<Record<string, ParamValue>>;
  readonly search: string;
  /** True if the user selected the rows; false for all that match. */
  readonly selected: boolean;
}

interface FilteredList {
  /** Label of the search: `Search by user, action or details`. */
  readonly search: string;
  readonly filters: ListFilters<never>;
}

/** A line for the search and for each set filter. Typed texts are written as JSON strings. */
export function filtersInWords(
  list: FilteredList,
  search: string,
  values: Readonly<Record<string, ParamValue>>,
): readonly string[] {
  const typed = search.trim();
  const set = filtersSet(list.filters, values);
  const filters = Object.entries(list.filters)
    .filter(([name]) => set.includes(name))
    .map(([name, filter]) =>
      filterTypeOf(filter).words(textsOf(values[name] ?? []).map((text) => text.trim())),
    );
  const searched = capitalised(list.search.replace('Search by ', ''));
  return [...(typed === '' ? [] : [`${searched} contain ${toQuoted(typed)}`]), ...filters];
}

const asPart = (text: string) =>
  foldText(text)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/**
 * The name of a file with its list, filter and day: `developers-inactive-2026-11-23`. A typed text may be a person's data,
 * so the name has the word `filtered` instead.
 */
export function exportFileName(list: string, rows: ExportedRows, day: string): string {
  const { filters, values, search, selected } = rows;
  const set = filtersSet(filters, values);
  const labels = set.map((name) => {
    const filter = filters[name];
    return filter ? filterTypeOf(filter).labels(textsOf(values[name] ?? [])) : [];
  });
  const others = search.trim() !== '' || labels.some(({ length }) => length === 0);
  const which = selected ? ['selected'] : [...labels.flat(), ...(others ? ['filtered'] : [])];
  return [list, ...which, day].map(asPart).filter(Boolean).join('-');
}

/** A file of records that was made. */
interface AuditedExport {
  /** How the file is called: `CSV`, `evidence pack`. */
  readonly format: string;
  readonly noun: { readonly one: string; readonly many: string };
  /** How many records it has; null if they could not be read. */
  readonly count: number | null;
  /** True if the user selected the records; false for all that match. */
  readonly selected: boolean;
  /** A line for each filter that is set. */
  readonly filters: readonly string[];
}

/** The audit record of an export: what, how many, which filters. Null for one that the user canceled. */
export function exportAudit(file: AuditedExport, result: MadeResult): AuditChange | null {
  if (result.status === 'canceled') return null;
  const { format, noun, count, selected, filters } = file;
  const what = count === null ? noun.many : countOf(count, noun.one, noun.many);
  const which = selected ? ', selected by hand' : '';
  const error = result.status === 'failed' ? result.message : null;
  return {
    action: 'Records Exported',
    category: 'User Management',
    details: `${error === null ? 'Exported' : 'Not exported:'} ${what} (${format})${which}. Filters: ${filters.join('; ') || 'none'}`,
    error,
  };
}

/** The rows of an export, as its file and its audit record name them. */
export interface ExportSource extends ExportedRows {
  /** Label of the search: `Search by user, action or details`. */
  readonly searchLabel: string;
}

export interface ListExport<Row> {
  format: ExportFormat;
  /** Name of the file and the sheet: `Developers`. */
  name: string;
  columns: readonly Column<Row>[];
  layout: TableLayout;
  /** The file and its columns, in place of the visible ones. */
  file?: ExportedFile<Row> | undefined;
  /** The fields of the form, to write them instead of the visible columns. */
  allFields?: Fields<Row> | undefined;
  rows: EveryRow<Row>;
  /** Text of the success toast for a number of rows; `12 developers exported` when absent. */
  doneText?: ((count: number) => string) | undefined;
  source: ExportSource;
}

/** Exports rows with the visible columns and downloads the file. A long export shows its progress and can be canceled. */
export async function startExport<Row>(list: ListExport<Row>, attempt: FileAttempt): Promise<void> {
  const { format, name, source, layout, doneText } = list;
  const { noun } = source;
  const { signal, showProgress } = attempt;
  const day = shownDate(Date.now()) ?? '';
  const base = list.file ? `${list.file.name}-${day}` : exportFileName(name, source, day);
  const fileName = `${base}.${format}`;
  const failure = (message: string) => `The ${noun.many} could not be exported. ${message}`;
  const record = auditOfNow();
  let exported: number | null = null;
  const result = await makeFile(attempt, failure, async () => {
    let { rows } = list;
    if (typeof rows === 'function') {
      showProgress(`Loading ${noun.many} to export`, 0);
      rows = await rows(signal);
    }
    const all = rows.length;
    exported = all;
    const count = countOf(all, noun.one, noun.many);
    const onProgress = (share: number) => {
      if (all >= PROGRESS_FROM_ROWS) showProgress(`Exporting ${count}`, share);
    };
    const columns =
      list.file?.columns ??
      (list.allFields ? fileColumns(list.allFields) : shownColumns(list.columns, layout));
    const file = await exportRows({ name, format, columns, rows }, { signal, onProgress, pause: nextTask });
    return { file, fileName, done: doneText?.(all) ?? `${count} exported` };
  });
  const { filters, values, search, searchLabel, selected } = source;
  const change = exportAudit(
    {
      format: format.toUpperCase(),
      noun,
      count: exported,
      selected,
      filters: filtersInWords({ search: searchLabel, filters }, search, values),
    },
    result,
  );
  if (change) record(change);
}
