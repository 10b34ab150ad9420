import { shownDate } from '#src/components/DateTime/shownDates.ts';
import type { Todo } from '#src/features/shared/dashboard/todos/todo.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { rowsOfQuery } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';

/** The lines about one kind of to-do at a moment. */
export type TodoCounter = (now: Date) => readonly Todo[];

/** The lines of these counters, without those that count nothing. */
export function todosOf(counters: readonly TodoCounter[], now: Date): readonly Todo[] {
  return counters.flatMap((lines) => lines(now)).filter(({ count }) => count > 0);
}

/** A line about the rows of a list: their filters, and what the line says of them. */
interface ListTodo<Row> {
  /** The filters as a query string; the line leads to the list with it. */
  readonly query: string;
  readonly one: string;
  readonly many: string;
  /** Added to the sentence. */
  readonly more?: (rows: readonly Row[], now: Date) => string;
}

/** The description of a list whose rows are counted. */
export type CountedList<Row, Filters extends ListFilters<Row>> = Pick<
  ListDescription<Row, Filters, never>,
  'id' | 'filters'
>;

/** Makes the counters of a list. The filters of its description count, so that the list shows exactly what is counted. */
export function countersOf<Row, Filters extends ListFilters<Row>>(
  description: CountedList<Row, Filters>,
  path: string,
  rows: () => readonly Row[],
) {
  return ({ query, one, many, more }: ListTodo<Row>): TodoCounter =>
    (now) => {
      const found = rowsOfQuery(description.filters, query, rows(), shownDate(now.getTime()) ?? '');
      return [
        {
          id: `${description.id} ${query}`,
          count: found.length,
          text: `${found.length === 1 ? one : many}${more?.(found, now) ?? ''}`,
          href: `${path}?${query}`,
        },
      ];
    };
}
