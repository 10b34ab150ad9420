import type { Option } from '#src/lib/options.ts';

/** One option of a filter; `All` is added by the filter bar. */
export interface FilterOption<Value extends string = string> extends Option<Value> {
  /** The values of a row that match, for an option that groups several values; its own value when absent. */
  readonly matches?: readonly string[];
  /** The menu does not offer it: only links and cards set it, and it is read as the values that it matches. */
  readonly linkOnly?: boolean;
  /** The number of records that have it, where the menu shows it. */
  readonly count?: number | undefined;
}

interface FilterBase {
  readonly label: string;
  /** Behind the button `Filter`. */
  readonly more?: boolean;
}

/** Some of a few choices: a row matches if it has one of them. A row may have several values. */
export type ChoiceFilter<Row> = FilterBase & {
  readonly type: 'choice';
  /** Null if they are the values that the rows have. */
  readonly choices: readonly FilterOption[] | null;
  /** The menu sets one choice only. */
  readonly single?: boolean;
  /** The choices name people, so they are in no file name. */
  readonly people?: boolean;
  /** Called when the menu opens, to look for what its choices count. */
  readonly onOpen?: () => void;
  readonly of: (row: Row) => string | readonly string[] | null;
};

/** A search in a text, ignoring case. A row may have several texts. */
export type TextFilter<Row> = FilterBase & {
  readonly type: 'text';
  readonly placeholder: string;
  /** A value in quotes matches the whole text exactly: `"10.0.0.1"` does not find `10.0.0.12`. */
  readonly quotable?: boolean;
  readonly of: (row: Row) => string | readonly string[];
};

/**
 * A range of days or instants, both ends included: `2026-11-01..2026-11-30`, either end may be missing; or one named by
 * what was chosen: `last-7-days`.
 */
export type DateFilter<Row> = FilterBase & {
  readonly type: 'dates';
  /** A row may have no date: `is-empty` finds those rows. */
  readonly emptyable?: boolean;
  readonly of: (row: Row) => string | null;
};

/**
 * The records that belong to another record, `company=COMP-001`: links set it, a chip shows it and removes it. A row
 * matches by its whole value.
 */
export interface ReferenceFilter<Row> {
  readonly type: 'reference';
  readonly label: string;
  /** The value may name several, separated by commas. */
  readonly several?: boolean;
  readonly more?: never;
  readonly of: (row: Row) => string | null;
  /** The name of what the row belongs to, for the chip. */
  readonly nameOf: (row: Row) => string;
}

export type ListFilter<Row> = ChoiceFilter<Row> | TextFilter<Row> | DateFilter<Row> | ReferenceFilter<Row>;

/** The filters of a list by their names in the URL, in the order of the filter bar. */
export type ListFilters<Row> = Readonly<Record<string, ListFilter<Row>>>;

type ValueOf<Filter> = Filter extends { readonly type: 'choice' } ? readonly string[] : string;

/** A choice of a filter. */
export type ChoiceOf<Filter extends { readonly choices: readonly FilterOption[] }> =
  Filter['choices'][number]['value'];

/** A choice of the values that the rows have: `recordChoiceFilter('User', ({ user }) => user)`. */
export function recordChoiceFilter<Row>(label: string, of: ChoiceFilter<Row>['of']) {
  return { type: 'choice', label, choices: null, of } as const;
}

/** A date by a value of each row. `emptyable`: a row may have none. */
export function dateFilter<Row>(label: string, of: (row: Row) => string | null, emptyable = false) {
  return { type: 'dates', label, of, emptyable } as const;
}

/** A choice by a value of each row: `choiceFilter('Status', optionsOf(statuses), ({ status }) => status)`. */
export function choiceFilter<
  Row,
  const Options extends readonly FilterOption[],
  Value extends string | readonly string[] | null,
>(label: string, choices: Options, of: (row: Row) => Value) {
  return { type: 'choice', label, choices, of } as const;
}

/** The values of the filters, lists for choices; an empty one matches every row. A link may name what is no choice. */
export type FilterValues<Filters> = { readonly [Name in keyof Filters]: ValueOf<Filters[Name]> };

/** The text between the quotes around a value; null for a value without them. */
export function unquoted(value: string): string | null {
  return /^"(.+)"$/su.exec(value.trim())?.[1] ?? null;
}
