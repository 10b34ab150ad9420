import { choiceName, type FieldName } from '#src/lib/fieldNames.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import type { Option } from '#src/lib/options.ts';

type TextControl =
  | 'text'
  | 'email'
  | 'tel'
  | 'emiratesId'
  | 'url'
  | 'color'
  | 'day'
  | 'whole'
  | 'amount'
  | 'paragraph'
  | 'choice'
  | 'record';

/** A field of a record: in its form, its details, the files of its import and the export of all fields. */
export interface Field<Row> {
  readonly label: string;
  /**
   * The kind of its value, and with it the control; a line of text when absent. All are texts as their kinds show them;
   * `record` is the id of another record, which a file names.
   */
  readonly as?: TextControl | 'switch' | 'file';
  /** Heading of the section that has the field. A table whose fields name no section is drawn as one grid. */
  readonly section?: string;
  /** A form without it is refused. */
  readonly required?: boolean;
  /** What else a text must be, and the message beside one that is not. */
  readonly rule?: { readonly is: (text: string) => boolean; readonly message: string };
  /** The name of a day that this one must not be before. */
  readonly notBefore?: string;
  readonly hint?: string | undefined;
  /** Takes the whole row of a form. */
  readonly wide?: boolean;
  /** A switch that follows a field in the same row of the form. */
  readonly beside?: boolean;
  readonly inputMode?: 'numeric';
  /** The name of the field that has the currency of an `amount`. */
  readonly currency?: string;
  /** The choices; of a `record`, those that the form has. */
  readonly options?: readonly Option[];
  /** Shown in place of every value. */
  readonly mask?: string;
  /** The value of a new record; '' when absent. */
  readonly initial?: unknown;
  /** The value of a record; its property of the same name when absent. */
  readonly of?: (row: Row) => unknown;
  /** The value of a record as a text, where it is neither the value itself nor the label of a choice. */
  readonly text?: (row: Row) => string;
  /** The cell in the example of an import. A field without one is in no file. */
  readonly example?: string;
  /** Further headers that name it in a file; case, spaces and signs do not count. */
  readonly also?: readonly string[];
  /** What a `record` is. */
  readonly noun?: { readonly one: string; readonly many: string };
}

type Control<Value> = [Value] extends [string]
  ? { readonly as?: TextControl }
  : { readonly as: [Value] extends [boolean] ? 'switch' : 'file' };

type Initial<Value> = '' extends Value ? { readonly initial?: Value } : { readonly initial: Value };

type Of<Row, Name, Value> = Name extends keyof Row
  ? Row[Name] extends Value
    ? { readonly of?: (row: Row) => Value }
    : { readonly of: (row: Row) => Value }
  : { readonly of: (row: Row) => Value };

/** The fields of a record by the names of the form's values, in the order of the columns of a file. */
export type FieldTable<Row, Values> = {
  readonly [Name in keyof Values]: Field<Row> &
    Control<Values[Name]> &
    Initial<Values[Name]> &
    Of<Row, Name, Values[Name]>;
};

/** The fields without the types of their values. */
export type Fields<Row> = Readonly<Record<string, Field<Row>>>;

/** The names of the fields of each section, in the order of the table. */
export function sectionsOf<Name extends string>(fields: Readonly<Record<Name, Field<never>>>) {
  // The type of `Object.keys` has no names.
  const all = Object.keys(fields) as Name[];
  const titleOf = (name: Name) => fields[name].section ?? '';
  const titles = [...new Set(all.map(titleOf))];
  return titles.map((title) => ({ title, names: all.filter((name) => titleOf(name) === title) }));
}

function valueIn<Row>(name: string, { of }: Field<Row>, row: Row): unknown {
  if (of) return of(row);
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}

/** The values of a form: of a record, or of a new one (null). */
export function valuesOf<Row, Values>(fields: FieldTable<Row, Values>, row: Row | null): Values {
  const values = Object.entries<Field<Row>>(fields).map(([name, field]) => {
    if (row) return [name, valueIn(name, field, row)];
    return [name, field.initial === undefined ? '' : field.initial];
  });
  // `FieldTable` has checked the type of each value; the type of `Object.fromEntries` has no names.
  return Object.fromEntries(values) as Values;
}

/** The value of a record's field as a text. */
export function textOf<Row>(name: string, field: Field<Row>, row: Row): string {
  if (field.text) return field.text(row);
  const value = valueIn(name, field, row);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? labelOf(field.options ?? [], value) : '';
}

/** The fields as messages about changes of others call them. */
export function namesOf(fields: Fields<never>): Readonly<Record<string, FieldName>> {
  const names = Object.entries(fields).map(([name, { label, options, mask }]) => {
    if (mask !== undefined) return [name, { label, text: () => mask }];
    return [name, options ? choiceName(label, options) : label];
  });
  return Object.fromEntries(names);
}

/** What a kind of record has of its fields. */
export function fieldsOfKind<Row, Values>(fields: FieldTable<Row, Values>) {
  return { valuesOf: (row: Row) => valuesOf(fields, row), names: namesOf(fields) };
}

/** The columns of the export `All fields`. */
export function fileColumns<Row>(fields: Fields<Row>) {
  return Object.entries(fields)
    .filter(([, { example }]) => example !== undefined)
    .map(([name, field]) => ({ header: field.label, text: (row: Row) => textOf(name, field, row) }));
}
