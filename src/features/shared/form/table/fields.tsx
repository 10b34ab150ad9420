import { useField, useFormikContext } from 'formik';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import styled from 'styled-components';
import { AmountInput } from '#src/components/AmountInput/AmountInput.tsx';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { keptOnBlur } from '#src/components/FormField/keptOnBlur.ts';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { ValueInput } from '#src/components/ValueInput/ValueInput.tsx';
import type { Option } from '#src/lib/options.ts';
import type { SomeKind } from '#src/lib/values/kind.ts';
import { text } from '#src/lib/values/text.ts';

interface NamedField {
  /** The name of the value in the form. */
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
}

export interface TextFieldProps extends NamedField {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | undefined;
  /** The field spans the whole row of the grid. */
  wide?: boolean;
  /** What the text means; a text when absent. */
  kind?: SomeKind;
}

/** A line of text in a form. */
export function TextField({ type = 'text', inputMode, kind = text, ...field }: TextFieldProps) {
  return (
    <FormField {...field}>
      {(control) => <ValueInput {...control} kind={kind} type={type} inputMode={inputMode} />}
    </FormField>
  );
}

export interface AmountFieldProps extends NamedField {
  /** The name of the value that is the currency of the amount. */
  currency: string;
}

/** An amount of money in a form. */
export function AmountField({ currency, ...field }: AmountFieldProps) {
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>();
  return (
    <FormField {...field}>
      {(control) => <AmountInput {...control} currency={String(values[currency])} />}
    </FormField>
  );
}

/** A whole number of at least 0 in a form, kept as text. */
export function NumberField(field: NamedField) {
  return <FormField {...field}>{(control) => <NumberInput {...control} />}</FormField>;
}

/** Several lines of text in a form; spans the whole row of the grid. */
export function ParagraphField(field: NamedField) {
  return (
    <FormField {...field} wide>
      {(control) => <Textarea {...control} {...keptOnBlur(control, text)} />}
    </FormField>
  );
}

export interface SelectFieldProps extends NamedField {
  options: readonly Option[];
  /** The field spans the whole row of the grid. */
  wide?: boolean;
}

/** A dropdown in a form. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return <FormField {...field}>{(control) => <Select {...control} options={options} />}</FormField>;
}

export interface DayFieldProps extends NamedField {
  /** The name of the day with which the calendar begins. */
  notBefore?: string | undefined;
}

/** One day in a form, kept as `YYYY-MM-DD`. */
export function DayField({ notBefore = '', ...field }: DayFieldProps) {
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>();
  return (
    <FormField {...field}>
      {(control) => <DateField {...control} min={String(values[notBefore] ?? '')} />}
    </FormField>
  );
}

/** In line with the control beside it, which is below its label and a gap. */
const BesideField = styled.div`
  display: flex;
  align-items: center;
  align-self: start;
  min-block-size: ${theme.layout.control};
  margin-block-start: 25px;
  ${media.small} {
    margin-block-start: 0;
  }
`;

export interface SwitchFieldProps extends Pick<NamedField, 'name' | 'label'> {
  /** Follows a field in the same row of the grid. */
  beside?: boolean;
}

/** A switch in a form. */
export function SwitchField({ name, label, beside }: SwitchFieldProps) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  const control = (
    <Switch label={label} checked={value} onCheckedChange={(checked) => void setValue(checked)} />
  );
  return beside ? <BesideField>{control}</BesideField> : control;
}
