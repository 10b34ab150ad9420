import type { CardDescription, Column } from '#src/components/DataTable/types.ts';
import type { Fields } from '#src/features/shared/form/table/fieldTable.ts';
import type { ParamDefaults } from '#src/features/shared/list/url/urlParams.ts';
import type { ColumnRef } from '#src/features/shared/records/recordKind.ts';
import { capitalised } from '#src/lib/text.ts';
import type { ListFilters } from './filters.ts';
import { filterTypeOf } from './filterTypes.tsx';
import type { RecordDialog } from './opened.ts';

/** A column whose cell may open a dialog of the list, or lead to another record. */
export interface ListColumn<Row, Dialog extends string> extends Column<Row> {
  /** The records that the cells name, which are links once these are known. */
  readonly names?: ColumnRef<Row>;
  /** The dialog that the cell opens. The cell is then a button. */
  readonly opens?: Dialog;
  readonly opener?: {
    /** Accessible name of the button; it begins with the text of the cell (WCAG 2.5.3). */
    readonly name: (row: Row) => string;
    readonly disabled?: (row: Row) => boolean;
    /** False for a row whose cell is only text; every cell is a button when absent. */
    readonly opensFor?: (row: Row) => boolean;
  };
}

/** A view that every user has from the start, with the number of rows that it shows. */
export interface PresetView {
  readonly name: string;
  /** Its filters and sort as a query string: `status=active&sort=name.asc`. A search is not counted. */
  readonly query: string;
}

/** What an export reads of a column. */
export type ExportColumn<Row> = Pick<Column<Row>, 'header' | 'text' | 'exported' | 'dated' | 'confidential'>;

/** A CSV file with columns of its own. */
export interface ExportedFile<Row> {
  /** Its name before the day: `audit-logs`. */
  readonly name: string;
  /** The text of the button: `Export Logs`. */
  readonly button: string;
  readonly columns: readonly ExportColumn<Row>[];
}

/** What is constant about a list. `ListPage` draws it, `useList` keeps its state. */
export interface ListDescription<Row, Filters extends ListFilters<Row>, Dialog extends string> {
  /** Id of the table and of its layout and saved views in this browser's storage: `investors`. */
  readonly id: string;
  /** Heading of the screen: `Investor Management`. */
  readonly title: string;
  /** Name of the table and of an exported file: `Investors`. */
  readonly label: string;
  readonly noun: { readonly one: string; readonly many: string };
  /** Label and placeholder of the search: `Search by name or email`. */
  readonly search: string;
  /** Text of the primary button, which opens the dialog `add`. */
  readonly add?: string;
  readonly nameOf: (row: Row) => string;
  /** To whom staff write about the selected records; without it the list has no button Email. */
  readonly email?: {
    readonly of: (row: Row) => string;
    /** What they are, if they are not the records. */
    readonly noun?: { readonly one: string; readonly many: string };
  };
  readonly filters: Filters;
  /** The dialogs by their names in the URL: `add` for a new record, and those about one record. */
  readonly dialogs: readonly Dialog[];
  /** Views before those that a user has saved. */
  readonly views?: readonly PresetView[];
  readonly columns: readonly ListColumn<Row, RecordDialog<NoInfer<Dialog>>>[];
  /** How cards show a row on a narrow screen. */
  readonly card: CardDescription<Row>;
  /** The fields of the form, for the export `All fields`. Without them the export has no such choice. */
  readonly allFields?: Fields<Row> | undefined;
  /** The file of its export, where it is not of the visible columns: one button exports it as CSV. */
  readonly file?: ExportedFile<Row>;
  /** The rows of a page; without it the list has no pages. */
  readonly pageSize?: number;
  /** From `describeList`. */
  readonly params: ListParams;
}

type ListDescriptionInput<Row, Filters extends ListFilters<Row>, Dialog extends string> = Omit<
  ListDescription<Row, Filters, Dialog>,
  'label' | 'params'
> & {
  /** The plural of the noun with a capital when absent. */
  readonly label?: string;
};

/** The parameters of a list's URL: those of every list and one per filter, which is repeated for several choices. */
export type ListParams = Readonly<Record<'search' | 'sort' | 'page' | 'open' | 'id', string>> & ParamDefaults;

/**
 * Describes a list of `Row`: `describeList<Investor>()({ id: 'investors', … })`. The filters' choices and the
 * dialogs' names become types, so that a misspelt one does not compile.
 */
export function describeList<Row extends { readonly id: string }>() {
  return <const Filters extends ListFilters<Row>, const Dialog extends string>(
    input: ListDescriptionInput<Row, Filters, Dialog>,
  ): ListDescription<Row, Filters, Dialog> => ({
    label: capitalised(input.noun.many),
    ...input,
    params: paramsOf(input.filters),
  });
}

function paramsOf(filters: ListFilters<never>): ListParams {
  const filterParams = Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, filterTypeOf(filter).param]),
  );
  return { search: '', ...filterParams, sort: '', page: '', open: '', id: '' };
}
