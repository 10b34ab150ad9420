import type { CardDescription, Column } from '#src/components/DataTable/types.ts';
import type { AuditKind } from '#src/features/shared/audit/auditKinds.ts';
import type { Fields } from '#src/features/shared/form/table/fieldTable.ts';
import type { ParamDefaults } from '#src/features/shared/list/url/urlParams.ts';
import type { RecordKind } from '#src/features/shared/records/records.ts';
import type { Option } from '#src/lib/options.ts';
import { capitalised } from '#src/lib/text.ts';
import { chosenIn } from './choices.ts';
import type { RecordDialog } from './opened.ts';

/** One option of a filter; `All` is added by the filter bar. */
export interface FilterOption<Value extends string = string> extends Option<Value> {
  /** The values of a row that match, for an option that groups several values; its own value when absent. */
  readonly matches?: readonly string[];
  /** Not offered: in links and on cards it stands for the values that it matches. */
  readonly linkOnly?: boolean;
}

interface FilterBase {
  readonly label: string;
  /** Behind the button `+ Filter`. */
  readonly more?: boolean;
}

/** Who applies a filter: the server, or the browser by a value of each row. */
type AppliedBy<Row, Value> =
  | { readonly by: 'server' }
  | { readonly by?: never; readonly of: (row: Row) => Value };

/** Some of a few choices: a row matches if it has one of them. A row may have several values. */
export type ChoiceFilter<Row> = FilterBase & {
  readonly kind: 'choice';
  /** Null if they are the values that the rows have. */
  readonly choices: readonly FilterOption[] | null;
  /** `server`: it applies one choice; several are applied by the browser. */
  readonly by?: 'server';
  readonly of: (row: Row) => string | readonly string[] | null;
};

/** A search in a text, ignoring case. A row may have several texts. */
export type TextFilter<Row> = FilterBase & {
  readonly kind: 'text';
  readonly placeholder: string;
  /** A value in quotes matches the whole text exactly: `"10.0.0.1"` does not find `10.0.0.12`. */
  readonly quotable?: boolean;
} & AppliedBy<Row, string | readonly string[]>;

/**
 * A range of days or instants, both ends included: `2026-11-01..2026-11-30`, either end may be missing; or one named by
 * what was chosen: `last-7-days`.
 */
export type DateFilter<Row> = FilterBase & {
  readonly kind: 'dates';
  /** A row may have no date: `is-empty` finds those rows. */
  readonly emptyable?: boolean;
} & AppliedBy<Row, string | null>;

/**
 * The records that belong to another record, `company=COMP-001`: links set it, a chip shows it and removes it. A row
 * matches by its whole value.
 */
export interface ReferenceFilter<Row> {
  readonly kind: 'reference';
  readonly label: string;
  /** The value may name several, separated by commas. */
  readonly several?: boolean;
  readonly by?: never;
  readonly more?: never;
  readonly of: (row: Row) => string | null;
  /** The name of what the row belongs to, for the chip. */
  readonly nameOf: (row: Row) => string;
}

export type ListFilter<Row> = ChoiceFilter<Row> | TextFilter<Row> | DateFilter<Row> | ReferenceFilter<Row>;

/** The filters of a list by their names in the URL, in the order of the filter bar. */
export type ListFilters<Row> = Readonly<Record<string, ListFilter<Row>>>;

type ValueOf<Filter> = Filter extends { readonly choices: readonly FilterOption<infer Value>[] }
  ? readonly Value[]
  : Filter extends { readonly kind: 'choice' }
    ? readonly string[]
    : string;

/** A choice of the values that the rows have: `recordChoiceFilter('User', ({ user }) => user)`. */
export function recordChoiceFilter<Row>(label: string, of: ChoiceFilter<Row>['of']) {
  return { kind: 'choice', label, choices: null, of } as const;
}

/** A date by a value of each row. `emptyable`: a row may have none. */
export function dateFilter<Row>(label: string, of: (row: Row) => string | null, emptyable = false) {
  return { kind: 'dates', label, of, emptyable } as const;
}

/** A choice by a value of each row: `choiceFilter('Status', optionsOf(statuses), ({ status }) => status)`. */
export function choiceFilter<
  Row,
  const Options extends readonly FilterOption[],
  Value extends string | readonly string[] | null,
>(label: string, choices: Options, of: (row: Row) => Value) {
  return { kind: 'choice', label, choices, of } as const;
}

/** The values of the filters, lists for choices; an empty one matches every row. */
export type FilterValues<Filters> = { readonly [Name in keyof Filters]: ValueOf<Filters[Name]> };

/** A column whose cell may open a dialog of the list, or lead to another record. */
export interface ListColumn<Row, Dialog extends string> extends Column<Row> {
  /** The record that the cell names, by its kind and what identifies it: the cell is a link once it is known. */
  readonly names?: { readonly kind: RecordKind; readonly by: (row: Row) => string | null };
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

/** What is constant about a list. `ListPage` draws it, `useList` keeps its state. */
export interface ListDescription<Row, Filters extends ListFilters<Row>, Dialog extends string> {
  /** Id of the table and of its layout and saved views in this browser's storage: `investors`. */
  readonly id: string;
  /** Heading of the screen: `Investor Management`. */
  readonly title: string;
  /** Name of the table and of an exported file: `Investors`. */
  readonly label: string;
  readonly noun: { readonly one: string; readonly many: string };
  /** What the audit log calls its records; absent for a list that it does not have, such as those of the support portal. */
  readonly kind?: AuditKind | undefined;
  /** Label and placeholder of the search: `Search by name or email`. */
  readonly search: string;
  /** Who searches; the browser when absent. */
  readonly searchBy?: 'server';
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly filters: Filters;
  /** The dialogs by their names in the URL: `add` for a new record, and those about one record. */
  readonly dialogs: readonly Dialog[];
  /** Views before those that a user has saved. */
  readonly views?: readonly PresetView[];
  readonly columns: readonly ListColumn<Row, RecordDialog<NoInfer<Dialog>>>[];
  /** How cards show a row on a narrow screen. */
  readonly card: CardDescription<Row>;
  /** Loads the fields of the form, for the export `All fields`. Without it the export has no such choice. */
  readonly allFields?: (() => Promise<Fields<Row>>) | undefined;
  /**
   * Without it the list has no pages. `server`: the server pages, unless the browser applies a filter or a sort; then
   * the browser pages all rows.
   */
  readonly paging?: { readonly by: 'server' | 'browser'; readonly pageSize: number };
  /** From `describeList`. */
  readonly params: ListParams;
}

/** Derived from the row and the noun when absent: `row.id`, and the plural with a capital. */
type Derived = 'idOf' | 'label';

type ListDescriptionInput<Row, Filters extends ListFilters<Row>, Dialog extends string> = Omit<
  ListDescription<Row, Filters, Dialog>,
  Derived | 'params'
> &
  Partial<Pick<ListDescription<Row, Filters, Dialog>, Derived>>;

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
    idOf: ({ id }) => id,
    label: capitalised(input.noun.many),
    ...input,
    params: paramsOf(input.filters),
  });
}

function paramsOf(filters: ListFilters<never>): ListParams {
  const filterParams = Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      filter.kind === 'choice' ? (texts: readonly string[]) => chosenIn(filter.choices, texts) : '',
    ]),
  );
  return { search: '', ...filterParams, sort: '', page: '', open: '', id: '' };
}
