import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { formatDateTime, parseDate, toUtc } from '#src/lib/dates.ts';
import { parseAmount } from '#src/lib/money.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';
import type { ListColumn } from './description.ts';

/** A column of which one accessor gives text and search text, and the sort value unless the column has its own. */
interface From<Row, Value, Dialog extends string> extends Omit<ListColumn<Row, Dialog>, 'text'> {
  readonly value: (row: Row) => Value;
}

/** A text; null and empty show a dash and sort last. */
export function textColumn<Row, const Dialog extends string = never>({
  value,
  ...column
}: From<Row, string | null, Dialog>): ListColumn<Row, Dialog> {
  return { text: (row) => value(row) ?? '', sortValue: value, ...column };
}

/** The column that names the record: always shown, searched, at the edge, the title of a card. */
export function titleColumn<Row, const Dialog extends string = never>(
  column: From<Row, string, Dialog>,
): ListColumn<Row, Dialog> {
  return textColumn({ searchable: true, hideable: false, pinned: 'start', card: 'title', ...column });
}

/** An e-mail address: searched, muted, a line of a card. */
export function emailColumn<Row, const Dialog extends string = never>(
  column: From<Row, string, Dialog>,
): ListColumn<Row, Dialog> {
  return textColumn({ searchable: true, card: 'line', tone: 'muted', ...column });
}

type Secret = 'text' | 'exported' | 'searchable' | 'sortValue' | 'confidential';

/** A secret, which only its cell draws: it is not searched, sorted by, copied with its row or exported. */
export function secretColumn<Row, const Dialog extends string = never>(
  column: Omit<ListColumn<Row, Dialog>, Secret> & Required<Pick<ListColumn<Row, Dialog>, 'cell'>>,
): ListColumn<Row, Dialog> {
  return { text: () => '', confidential: true, ...column };
}

/** An instant in local time (a day alone is a `dayColumn`); exported as ISO 8601. What cannot be read is a dash, and exported as it is. */
export function dateColumn<Row, const Dialog extends string = never>({
  value,
  ...column
}: From<Row, string | null, Dialog>): ListColumn<Row, Dialog> {
  return {
    text: (row) => formatDateTime(value(row)) ?? '',
    exported: (row) => toUtc(value(row)) ?? value(row),
    cell: (row) => <DateTime value={value(row)} />,
    sortValue: (row) => parseDate(value(row))?.getTime() ?? null,
    tone: 'muted',
    numeric: true,
    // The separators of `2026-11-20 08:14` are narrower than digits.
    digits: 15,
    ...column,
  };
}

/** A day without a time and a zone, `YYYY-MM-DD` as it was written: shown, sorted and exported as it is. */
export function dayColumn<Row, const Dialog extends string = never>(
  column: From<Row, string | null, Dialog>,
): ListColumn<Row, Dialog> {
  return textColumn({ tone: 'muted', numeric: true, ...column });
}

/** A status in words on its colour; the corner of a card. */
export function badgeColumn<Row, const Dialog extends string = never>({
  value,
  intent,
  ...column
}: From<Row, string, Dialog> & {
  readonly intent: (row: Row) => NonNullable<BadgeProps['intent']>;
}): ListColumn<Row, Dialog> {
  return textColumn({
    value,
    cell: (row) => (
      <Badge dot intent={intent(row)}>
        {toShown(value(row))}
      </Badge>
    ),
    card: 'end',
    ...column,
  });
}

/** A whole number, grouped by thousands, at the end of its cell; exported as a number. Null shows a dash and sorts last. */
export function countColumn<Row, const Dialog extends string = never>({
  value,
  ...column
}: From<Row, number | null, Dialog>): ListColumn<Row, Dialog> {
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

/** An amount: shown as `format` writes it, sorted and exported as a number; what is no number stays as it is. */
export function moneyColumn<Row, const Dialog extends string = never>({
  value,
  format,
  ...column
}: From<Row, string, Dialog> & {
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
