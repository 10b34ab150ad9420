import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import { parseDate, toUtc } from '#src/lib/dates.ts';
import { parseAmount } from '#src/lib/money.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';
import type { ListColumn } from './description.ts';

/** A column whose text, search text and, unless it has its own, sort value come from one accessor. */
interface ValueColumn<Row, Value, Dialog extends string> extends Omit<ListColumn<Row, Dialog>, 'text'> {
  readonly value: (row: Row) => Value;
}

/** A text. Null and empty are shown as a dash and sorted last. */
export function textColumn<Row, const Dialog extends string = never>({
  value,
  ...column
}: ValueColumn<Row, string | null, Dialog>): ListColumn<Row, Dialog> {
  return { text: (row) => value(row) ?? '', sortValue: value, ...column };
}

/** The column that names the record: always visible, searched, pinned to the start, the title of a card. */
export function titleColumn<Row, const Dialog extends string = never>(
  column: ValueColumn<Row, string, Dialog>,
): ListColumn<Row, Dialog> {
  return textColumn({ searchable: true, hideable: false, pinned: 'start', card: 'title', ...column });
}

/** An e-mail address: searched, muted, a line of a card. */
export function emailColumn<Row, const Dialog extends string = never>(
  column: ValueColumn<Row, string, Dialog>,
): ListColumn<Row, Dialog> {
  return textColumn({ searchable: true, card: 'line', tone: 'muted', ...column });
}

/** A phone number; its search finds it with and without the spaces and signs between the digits. */
export function phoneColumn<Row, const Dialog extends string = never>(
  column: ValueColumn<Row, string, Dialog>,
): ListColumn<Row, Dialog> {
  return textColumn({
    searchText: (row) => `${column.value(row)}\n${column.value(row).replace(/[^\d+]/gu, '')}`,
    numeric: true,
    ...column,
  });
}

type TextOptions = 'text' | 'exported' | 'searchable' | 'sortValue' | 'confidential';

/** A secret that only its cell shows: it is never searched, sorted, copied or exported. */
export function secretColumn<Row, const Dialog extends string = never>(
  column: Omit<ListColumn<Row, Dialog>, TextOptions> & Required<Pick<ListColumn<Row, Dialog>, 'cell'>>,
): ListColumn<Row, Dialog> {
  return { text: () => '', confidential: true, ...column };
}

/** An instant in local time, exported as ISO 8601. An unreadable value is shown as a dash and exported unchanged. */
export function dateColumn<Row, const Dialog extends string = never>({
  value,
  ...column
}: ValueColumn<Row, string | null, Dialog>): ListColumn<Row, Dialog> {
  return {
    text: (row) => shownDateTime(value(row)) ?? '',
    exported: (row) => toUtc(value(row)) ?? value(row),
    cell: (row) => <DateTime value={value(row)} />,
    sortValue: (row) => parseDate(value(row))?.getTime() ?? null,
    tone: 'muted',
    numeric: true,
    sample: '2026-11-20 08:14',
    ...column,
  };
}

/** A day without time and zone, `YYYY-MM-DD`: shown, sorted and exported unchanged. */
export function dayColumn<Row, const Dialog extends string = never>(
  column: ValueColumn<Row, string | null, Dialog>,
): ListColumn<Row, Dialog> {
  return textColumn({ tone: 'muted', numeric: true, sample: '2026-11-20', ...column });
}

/** Padding, dot and gap of a badge, in px. */
const badgeRoom = 25;

/** A status as a coloured badge with text; in the corner of a card. */
export function badgeColumn<Row, const Dialog extends string = never>({
  value,
  intent,
  ...column
}: ValueColumn<Row, string, Dialog> & {
  readonly intent: (row: Row) => NonNullable<BadgeProps['intent']>;
}): ListColumn<Row, Dialog> {
  return textColumn({
    value,
    cell: (row) => (
      <Badge dot intent={intent(row)}>
        {toShown(value(row))}
      </Badge>
    ),
    whole: true,
    room: badgeRoom,
    card: 'end',
    ...column,
  });
}

/** A whole number, grouped by thousands, at the end of its cell; exported as a number. Null shows a dash and sorts last. */
export function countColumn<Row, const Dialog extends string = never>({
  value,
  ...column
}: ValueColumn<Row, number | null, Dialog>): ListColumn<Row, Dialog> {
  return {
    text: (row) => {
      const count = value(row);
      return count === null ? '' : formatNumber(count);
    },
    exported: value,
    sortValue: value,
    align: 'end',
    numeric: true,
    ...column,
  };
}

/** An amount: shown by `format`, sorted and exported as a number. A text that is no number stays unchanged. */
export function moneyColumn<Row, const Dialog extends string = never>({
  value,
  format,
  ...column
}: ValueColumn<Row, string, Dialog> & {
  readonly format: (amount: number, row: Row) => string;
}): ListColumn<Row, Dialog> {
  const amountOf = (row: Row) => parseAmount(value(row));
  return {
    text: (row) => {
      const amount = amountOf(row);
      return amount === null ? value(row) : format(amount, row);
    },
    exported: (row) => amountOf(row) ?? value(row),
    sortValue: amountOf,
    align: 'end',
    numeric: true,
    ...column,
  };
}
