import type { Column } from '#src/components/DataTable/types.ts';
import type { ListColumn } from './description.ts';

/** What a column may state. Its text, search text and sort value come from `value`. */
export interface ColumnOptions<Row, Value, Dialog extends string>
  extends Omit<ListColumn<Row, Dialog>, 'id' | 'header' | 'text'> {
  /** The value of a row; `row[id]` when absent. */
  readonly value?: (row: Row) => Value;
}

export type Computed<Row, Value> = Required<Pick<ColumnOptions<Row, Value, never>, 'value'>>;

/** Makes a column of a kind: `emailColumn('email', 'Email')`. Without `value` a row must have a `Value` under the key `id`. */
interface MakeColumn<Value> {
  <Row extends object, const Dialog extends string = never>(
    id: string,
    header: string,
    options: ColumnOptions<Row, Value, Dialog> & Computed<Row, Value>,
  ): ListColumn<Row, Dialog>;
  <const Id extends string, Row extends Readonly<Record<Id, Value>>, const Dialog extends string = never>(
    id: Id,
    header: string,
    options?: ColumnOptions<Row, Value, Dialog>,
  ): ListColumn<Row, Dialog>;
}

export type ColumnType<Row> = Omit<Column<Row>, 'id' | 'header'>;

/** The constructor of a kind of columns. `read` checks the value of the key, which the types promise. */
export function columnType<Value>(
  read: (value: unknown) => Value,
  typeOf: <Row>(value: (row: Row) => Value) => ColumnType<Row>,
): MakeColumn<Value> {
  return <Row extends object, Dialog extends string>(
    id: string,
    header: string,
    { value, ...options }: ColumnOptions<Row, Value, Dialog> = {},
  ): ListColumn<Row, Dialog> => ({ id, header, ...typeOf(value ?? keyOf(id, read)), ...options });
}

/** The value of a key, checked by `read`. */
export const keyOf =
  <Value>(key: string, read: (value: unknown) => Value) =>
  (row: object) =>
    read(Reflect.get(row, key));
