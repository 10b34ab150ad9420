import { ParagraphField, SelectField, SwitchField, TextField } from '#src/features/shared/form/fields.tsx';
import type { Field, FieldTable } from './fieldTable.ts';

export interface RecordFieldsProps<Row, Values> {
  fields: FieldTable<Row, Values>;
  names: readonly (keyof Values & string)[];
}

/** The inputs of some fields of a record, inside a grid. */
export function RecordFields<Row, Values>({ fields, names }: RecordFieldsProps<Row, Values>) {
  return names.map((name) => <RecordField key={name} name={name} field={fields[name]} />);
}

function RecordField({ name, field }: { name: string; field: Field<never> }) {
  const { as, options = [], inputMode, format } = field;
  const input = inputOf(name, field);
  if (as === 'switch') return <SwitchField name={name} label={field.label} beside />;
  if (as === 'choice') return <SelectField {...input} options={options} />;
  if (as === 'paragraph') return <ParagraphField {...input} />;
  const type = as === 'email' || as === 'tel' ? as : 'text';
  return <TextField {...input} type={type} inputMode={inputMode} format={format} />;
}

/** What a `FormField` shows of a field, for a control that only one form has. */
export function inputOf(name: string, { label, hint, required = false, wide = false }: Field<never>) {
  return { name, label, hint, required, wide };
}
