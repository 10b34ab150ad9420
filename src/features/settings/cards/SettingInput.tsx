import { useField, useFormikContext } from 'formik';
import { TriangleAlert } from 'lucide-react';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import styled from 'styled-components';
import { ColorField } from '#src/components/ColorField/ColorField.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { ParagraphField, SelectField, SwitchField, TextField } from '#src/features/shared/form/fields.tsx';
import { type SettingName, settingFields, type TypedSettings } from '../settingFields.ts';

const AdviceLine = styled.span`
  display: flex;
  gap: 5px;
  color: ${theme.warning.text};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

/** Help beside a value that looks wrong; it is no error. */
export function AdviceText({ children }: { children: ReactNode }) {
  return (
    <AdviceLine>
      <TriangleAlert size={12} strokeWidth={2} aria-hidden="true" />
      <span>{children}</span>
    </AdviceLine>
  );
}

const inputTypes: Readonly<Record<'line' | 'email' | 'url' | 'tel' | 'number', HTMLInputTypeAttribute>> = {
  line: 'text',
  email: 'email',
  url: 'url',
  tel: 'tel',
  // A number input hides what is no number, which the advice is about.
  number: 'text',
};

export interface SettingInputProps {
  name: SettingName;
  /** Help in place of the setting's own. */
  hint?: string | undefined;
}

/** One setting with its label, its help, and advice where its value looks wrong. */
export function SettingInput({ name, hint }: SettingInputProps) {
  const field = settingFields[name];
  const { values } = useFormikContext<TypedSettings>();
  const [{ value }, { touched, initialValue }] = useField<string | boolean>(name);
  const { label } = field;
  if (field.onlyFor?.(values) === false) return null;
  if (field.kind === 'switch') return <SwitchField name={name} label={label} />;
  if (field.kind === 'choice') return <SelectField name={name} label={label} options={field.options} />;

  // Not while a new value is typed for the first time, when every beginning looks wrong.
  const settled = touched || value === initialValue;
  const text = String(value);
  const advice = settled && text !== '' ? field.advice?.(text) : null;
  const help = (
    <>
      {advice ? <AdviceText>{advice}</AdviceText> : null}
      {hint ?? field.hint}
    </>
  );
  const common = { name, label, hint: (advice || hint || field.hint) && help };
  switch (field.kind) {
    case 'paragraph':
      return <ParagraphField {...common} />;
    case 'color':
      return <FormField {...common}>{(control) => <ColorField {...control} />}</FormField>;
    default:
      return (
        <TextField
          {...common}
          type={inputTypes[field.kind]}
          wide={field.wide ?? false}
          {...(field.kind === 'number' ? { inputMode: 'numeric' } : {})}
        />
      );
  }
}
