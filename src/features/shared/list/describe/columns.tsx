import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { timeOf, toExported } from '#src/lib/dates.ts';
import { copyLabels, numberLabels } from '#src/lib/recordNumbers.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';
import { amountIn, moneyText, toMajor } from '#src/lib/values/amount.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { telHref } from '#src/lib/values/phone.ts';
import { type ColumnOptions, type ColumnType, type Computed, columnType, keyOf } from './columnType.ts';
import type { ListColumn } from './description.ts';

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const text = (value: unknown) => textOrNull(value) ?? '';

const textType = <Row,>(value: (row: Row) => string | null): ColumnType<Row> => ({
  text: (row) => value(row) ?? '',
  sortValue: value,
});

/** A text. Null and empty are shown as a dash and sorted last. */
export const textColumn = columnType(textOrNull, textType);

/** The column that names the record: always visible, and searched. */
export const titleColumn = columnType(text, (value) => ({
  ...textType(value),
  searchable: true,
  hideable: false,
  ch: 17,
  grows: true,
}));

/** An e-mail address: searched, muted, with a button that copies it. */
export const emailColumn = columnType(text, (value) => ({
  ...textType(value),
  searchable: true,
  tone: 'muted',
  copied: copyLabels.email,
  ch: 18,
  grows: true,
}));

/** A phone number as a link that dials it: found however it is written, with a button that copies it. */
export const phoneColumn = columnType(
  text,
  <Row,>(value: (row: Row) => string): ColumnType<Row> => ({
    ...textType(value),
    number: numberLabels.phone,
    href: (row) => telHref(value(row)),
    copied: copyLabels.phone,
    ch: 17,
    numeric: true,
  }),
);

/** An Emirates ID: found with and without its dashes, with a button that copies it. */
export const emiratesIdColumn = columnType(text, (value) => ({
  ...textType(value),
  number: numberLabels.emiratesId,
  copied: copyLabels.emiratesId,
  ch: 20,
  tone: 'muted',
  numeric: true,
}));

type TextOptions = 'text' | 'exported' | 'searchable' | 'sortValue' | 'confidential';

/** A secret that only its cell shows: it is never searched, sorted, copied or exported. */
export function secretColumn<Row, const Dialog extends string = never>(
  column: Omit<ListColumn<Row, Dialog>, TextOptions> & Required<Pick<ListColumn<Row, Dialog>, 'cell'>>,
): ListColumn<Row, Dialog> {
  return { text: () => '', confidential: true, ...column };
}

/** An instant in local time, or a day, exported by `toExported`. An unreadable value is shown as a dash. */
export const dateColumn = columnType(
  textOrNull,
  <Row,>(value: (row: Row) => string | null): ColumnType<Row> => ({
    text: (row) => shownDateTime(value(row)) ?? '',
    exported: (row) => toExported(value(row)),
    dated: 'time',
    cell: (row) => <DateTime value={value(row)} />,
    sortValue: (row) => timeOf(value(row)),
    tone: 'muted',
    numeric: true,
    ch: 16,
  }),
);

/** A day without time and zone, `YYYY-MM-DD`: shown, sorted and exported unchanged. */
export const dayColumn = columnType(textOrNull, (value) => ({
  ...textType(value),
  dated: 'day',
  tone: 'muted',
  numeric: true,
  ch: 11,
}));

/** A whole number, grouped by thousands, at the end of its cell; exported as a number. Null shows a dash and sorts last. */
export const countColumn = columnType(
  (value) => (typeof value === 'number' ? value : null),
  <Row,>(value: (row: Row) => number | null): ColumnType<Row> => ({
    text: (row) => {
      const count = value(row);
      return count === null ? '' : formatNumber(count);
    },
    exported: value,
    sortValue: value,
    align: 'end',
    numeric: true,
    ch: 6,
  }),
);

interface BadgeOptions<Row> {
  readonly intent: (row: Row) => NonNullable<BadgeProps['intent']>;
}

/** A status as a coloured badge with text. Empty is shown as a dash. */
export function badgeColumn<Row extends object, const Dialog extends string = never>(
  id: string,
  header: string,
  options: ColumnOptions<Row, string, Dialog> & Computed<Row, string> & BadgeOptions<Row>,
): ListColumn<Row, Dialog>;
export function badgeColumn<
  const Id extends string,
  Row extends Readonly<Record<Id, string>>,
  const Dialog extends string = never,
>(
  id: Id,
  header: string,
  options: ColumnOptions<Row, string, Dialog> & BadgeOptions<Row>,
): ListColumn<Row, Dialog>;
export function badgeColumn<Row extends object, Dialog extends string>(
  id: string,
  header: string,
  { value = keyOf(id, text), intent, ...options }: ColumnOptions<Row, string, Dialog> & BadgeOptions<Row>,
): ListColumn<Row, Dialog> {
  return {
    id,
    header,
    ...textType(value),
    cell: (row) =>
      value(row) === '' ? null : (
        <Badge dot intent={intent(row)}>
          {toShown(value(row))}
        </Badge>
      ),
    ch: 11,
    ...options,
  };
}

/** The status of records of a kind. */
export function statusColumn<Row extends object>({
  statusOf,
}: {
  readonly statusOf: NonNullable<RecordKind<Row>['statusOf']>;
}): ListColumn<Row, never> {
  return badgeColumn('status', 'Status', {
    value: (row) => statusOf(row).label,
    intent: (row) => statusOf(row).intent,
  });
}

/** An amount: shown in its currency, sorted and exported as a number. A text that is no amount stays unchanged. */
export function moneyColumn<
  const Id extends string,
  Row extends Readonly<Record<Id, string>>,
  const Dialog extends string = never,
>(
  id: Id,
  header: string,
  {
    currency,
    ...options
  }: Omit<ColumnOptions<Row, string, Dialog>, 'value'> & {
    readonly currency: (row: Row) => string;
  },
): ListColumn<Row, Dialog> {
  const amountOf = (row: Row) => meaningOf(amountIn(currency(row)), row[id]);
  return {
    id,
    header,
    text: (row) => {
      const amount = amountOf(row);
      return amount === null ? row[id] : moneyText(amount, currency(row));
    },
    exported: (row) => {
      const amount = amountOf(row);
      return amount === null ? row[id] : toMajor(amount);
    },
    sortValue: amountOf,
    align: 'end',
    numeric: true,
    ch: 11,
    ...options,
  };
}
