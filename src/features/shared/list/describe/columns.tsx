import { Badge, type BadgeProps } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { timeOf, toExported } from '#src/lib/dates.ts';
import { copyLabels, numberLabels } from '#src/lib/recordNumbers.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';
import { telHref } from '#src/lib/values/phone.ts';
import { type ColumnOptions, type ColumnType, columnType } from './columnType.ts';
import type { ListColumn } from './description.ts';

const textType = <Row,>(value: (row: Row) => string | null): ColumnType<Row> => ({
  text: (row) => value(row) ?? '',
  sortValue: value,
});

/** A text. Null and empty are shown as a dash and sorted last. */
export const textColumn = columnType(<Row,>(value: (row: Row) => string | null) => textType(value));

/** The column that names the record: always visible, and searched. */
export const titleColumn = columnType(<Row,>(value: (row: Row) => string) => ({
  ...textType(value),
  searchable: true,
  hideable: false,
  ch: 17,
  grows: true,
}));

/** An e-mail address: searched, muted, with a button that copies it. */
export const emailColumn = columnType(<Row,>(value: (row: Row) => string) => ({
  ...textType(value),
  searchable: true,
  tone: 'muted',
  copied: copyLabels.email,
  ch: 18,
  grows: true,
}));

/** The room of the button that copies a number, in widths of a digit: 24 px. */
const COPY_CH = 3;

/** A phone number as a link that dials it: found however it is written, with a button that copies it. */
export const phoneColumn = columnType(
  <Row,>(value: (row: Row) => string): ColumnType<Row> => ({
    ...textType(value),
    number: numberLabels.phone,
    href: (row) => telHref(value(row)),
    copied: copyLabels.phone,
    ch: 17 + COPY_CH,
    numeric: true,
  }),
);

/** An Emirates ID: found with and without its dashes, with a button that copies it. */
export const emiratesIdColumn = columnType(<Row,>(value: (row: Row) => string) => ({
  ...textType(value),
  number: numberLabels.emiratesId,
  copied: copyLabels.emiratesId,
  ch: 19 + COPY_CH,
  tone: 'muted',
  numeric: true,
}));

/** An instant in local time, or a day, exported by `toExported`. An unreadable value is shown as a dash. */
export const dateColumn = columnType(
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
export const dayColumn = columnType(<Row,>(value: (row: Row) => string | null) => ({
  ...textType(value),
  dated: 'day',
  tone: 'muted',
  numeric: true,
  ch: 11,
}));

/** A whole number, grouped by thousands, at the end of its cell; exported as a number. Null shows a dash and sorts last. */
export const countColumn = columnType(
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
  { value, intent, ...options }: ColumnOptions<Row, string, Dialog> & BadgeOptions<Row>,
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
