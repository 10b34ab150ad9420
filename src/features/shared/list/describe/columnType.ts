import type { Column } from '#src/components/DataTable/types.ts';
import type { ListColumn } from './description.ts';

/** What a column may state. Its text, search text and sort value come from `value`. */
export interface ColumnOptions<Row, Value, Dialog extends string>
  extends Omit<ListColumn<Row, Dialog>, 'id' | 'header' | 'text'> {
  /** The value of a row. */
  readonly value: (row: Row) => Value;
}

export type ColumnType<Row> = Omit<Column<Row>, 'id' | 'header'>;

/** The constructor of a type of columns: `emailColumn('email', 'Email', { value: ({ email }) => email })`. */
export function columnType<Value>(typeOf: <Row>(value: (row: Row) => Value) => ColumnType<Row>) {
  return <Row extends object, const Dialog extends string = never>(
    id: string,
    header: string,
    { value, ...options }: ColumnOptions<Row, Value, Dialog>,
  ): ListColumn<Row, Dialog> => ({ id, header, ...typeOf(value), ...options });
}
