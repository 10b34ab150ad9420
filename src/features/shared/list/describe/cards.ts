import type { ReactNode } from 'react';
import { rowsOfQuery } from './filterRows.ts';
import type { ChoiceFilter, ChoiceOf, FilterOption } from './filters.ts';

/** Filters of a list whose rows have a status. */
export interface StatusFilters<Row> {
  readonly status: ChoiceFilter<Row> & { readonly choices: readonly FilterOption[] };
}

/** A stat card of a list: the number of rows with one choice of the filter Status, or a figure from all rows. */
export type ListCard<Row, Filters extends StatusFilters<Row>> = {
  readonly title: string;
  readonly icon: ReactNode;
} & (
  | { readonly status: ChoiceOf<Filters['status']> }
  | { readonly figure: (rows: readonly Row[]) => number }
);

/** The figure of a card. For a status it is the number of rows that match the filter Status. */
export function figureOf<Row, Filters extends StatusFilters<Row>>(
  { status }: Filters,
  card: ListCard<Row, NoInfer<Filters>>,
  rows: readonly Row[],
): number {
  if ('figure' in card) return card.figure(rows);
  // The filter Status does not depend on the day.
  return rowsOfQuery({ status }, new URLSearchParams({ status: card.status }).toString(), rows, '').length;
}
