import { Fragment, type ReactNode } from 'react';
import { ColorField } from '#src/components/ColorField/ColorField.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import {
  AmountField,
  DayField,
  NumberField,
  ParagraphField,
  SelectField,
  SwitchField,
  TextField,
} from '#src/features/shared/form/table/fields.tsx';
import { type Field, type Fields, sectionsOf } from './fieldTable.ts';
import { valueKindOf } from './readValues.ts';

export interface RecordFieldsProps<Name extends string> {
  fields: Readonly<Record<Name, Field<never>>>;
  names: readonly Name[];
}

export interface RecordSectionsProps {
  fields: Fields<never>;
  /** Inputs that only this form has, by their fields; null for a field that is part of another input. */
  inputs?: Readonly<Record<string, ReactNode>> | undefined;
  /** What follows the fields of a section, by its heading. */
  notes?: Readonly<Record<string, ReactNode>> | undefined;
}

/** The inputs of some fields of a record, inside a grid. */
export function RecordFields<Name extends string>({ fields, names }: RecordFieldsProps<Name>) {
  return names.map((name) => <RecordField key={name} name={name} field={fields[name]} />);
}

/** The inputs of all fields of a record in their sections. Three short ones share a row, as facts do. */
export function RecordSections({ fields, inputs = {}, notes = {} }: RecordSectionsProps) {
  return sectionsOf(fields).map(({ title, names }) => {
    const shown = names.filter((name) => inputs[name] !== null);
    const short = shown.filter((name) => !fields[name]?.wide && fields[name]?.as !== 'paragraph');
    const content = (
      <>
        <FieldGrid data-thirds={short.length === 3 || undefined}>
          {shown.map((name) => (
            <Fragment key={name}>{inputs[name] ?? <RecordFields fields={fields} names={[name]} />}</Fragment>
          ))}
        </FieldGrid>
        {notes[title]}
      </>
    );
    if (title === '') return <Fragment key="">{content}</Fragment>;
    return (
      <DialogSection key={title} title={title}>
        {content}
      </DialogSection>
    );
  });
}

function RecordField({ name, field }: { name: string; field: Field<never> }) {
  const { as, options = [], inputMode, currency = '' } = field;
  const input = inputOf(name, field);
  if (as === 'switch') return <SwitchField name={name} label={field.label} beside={field.beside ?? false} />;
  if (as === 'choice') return <SelectField {...input} options={options} />;
  if (as === 'paragraph') return <ParagraphField {...input} />;
  if (as === 'day') return <DayField {...input} notBefore={field.notBefore} />;
  if (as === 'whole') return <NumberField {...input} />;
  if (as === 'amount') return <AmountField {...input} currency={currency} />;
  if (as === 'color') return <FormField {...input}>{(control) => <ColorField {...control} />}</FormField>;
  const type = as === 'email' || as === 'tel' || as === 'url' ? as : 'text';
  return <TextField {...input} type={type} inputMode={inputMode} kind={valueKindOf(field)} />;
}

/** What a `FormField` shows of a field, for a control that only one form has. */
export function inputOf(name: string, { label, hint, required = false, wide = false }: Field<never>) {
  return { name, label, hint, required, wide };
}
