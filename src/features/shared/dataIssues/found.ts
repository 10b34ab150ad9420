import type { CardDescription, Column } from '#src/components/DataTable/types.ts';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import type { ChoiceFilter, FilterOption } from '#src/features/shared/list/describe/filters.ts';

/** The filter `Needs attention`: its choices are issues, `attention=same-email`. */
export type IssueFilter<Row, Facts, Name extends string = string> = ChoiceFilter<Row> & {
  readonly type: 'choice';
  readonly choices: readonly FilterOption<Name>[];
  /** The code that finds; it is loaded when the filter is opened or set. */
  readonly code: LoadOnce<Find<Row, Facts>>;
};

/** What a list's description has for the filter `Needs attention`. */
export interface Described<Row> {
  readonly filters: { readonly attention: IssueFilter<Row, never> };
  readonly columns: readonly Column<Row>[];
  /** The title of a card is the column of the name. */
  readonly card: Pick<CardDescription<Row>, 'title'>;
}

/** What was found among the records of a list. */
export interface Found<Row> {
  /** The names of the issues of a record. */
  readonly of: (row: Row) => readonly string[];
  /** The number of records of each issue; without those that could not be looked for. */
  readonly counts: ReadonlyMap<string, number>;
  /** The rows in the order of what they have in common, so that duplicates are beside each other. */
  readonly grouped: (rows: readonly Row[], names: readonly string[]) => readonly Row[];
  /** The records that have in common with this one what the issues are about, itself included; else none. */
  readonly duplicates: (row: Row, names: readonly string[]) => readonly Row[];
  /** The description whose filter finds and counts, and whose names say which of the issues they have. */
  readonly described: <List extends Described<Row>>(list: List, names: readonly string[]) => List;
}

/** Looks for the issues of a list among all of its records. `Facts` is what it has to know besides. */
export type Find<Row, Facts> = (rows: readonly Row[], facts: Facts) => Found<Row>;
