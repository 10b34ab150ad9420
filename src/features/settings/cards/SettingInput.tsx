import { useFormikContext } from 'formik';
import type { HTMLInputTypeAttribute } from 'react';
import { ColorField } from '#src/components/ColorField/ColorField.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { ParagraphField, SelectField, SwitchField, TextField } from '#src/features/shared/form/fields.tsx';
import { type SettingName, settingFields, type TypedSettings } from '../settingFields.ts';

const inputTypes: Readonly<Record<'line' | 'email' | 'url' | 'tel' | 'number', HTMLInputTypeAttribute>> = {
  line: 'text',
  email: 'email',
  url: 'url',
  tel: 'tel',
  // A number input hides what is no number.
  number: 'text',
};

export interface SettingInputProps {
  name: SettingName;
  /** Help in place of the setting's own. */
  hint?: string | undefined;
}

/** One setting with its label and its help. Settings are not validated (spec section 5). */
export function SettingInput({ name, hint }: SettingInputProps) {
  const field = settingFields[name];
  const { values } = useFormikContext<TypedSettings>();
  const { label } = field;
  if (field.onlyFor?.(values) === false) return null;
  if (field.kind === 'switch') return <SwitchField name={name} label={label} />;
  if (field.kind === 'choice') return <SelectField name={name} label={label} options={field.options} />;

  const common = { name, label, hint: hint ?? field.hint };
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
