import type { ReactNode } from 'react';
import type { UploadName } from '#src/api/types/settings/systemSettings.ts';
import { Field } from '#src/components/Field/Field.tsx';
import { FileField } from '#src/components/FileField/FileField.tsx';
import { uploadLabels } from '../settingFields.ts';

/** What an upload may be: media types as in the `accept` attribute (empty takes any file), and its size. */
export interface UploadRules {
  readonly accept: string;
  readonly maxBytes: number;
}

const MB = 1024 * 1024;

/** Images only (spec section 5). */
export const imageRules: UploadRules = { accept: 'image/*', maxBytes: 2 * MB };
export const documentRules: UploadRules = { accept: '', maxBytes: 10 * MB };

/** Keeps an uploaded file at once; null removes it. */
export type OnUpload = (name: UploadName, file: File | null) => void;

export interface UploadFieldProps {
  name: UploadName;
  rules: UploadRules;
  file: File | null;
  placeholder?: ReactNode;
  onUpload: OnUpload;
}

/** A file that is uploaded as soon as it is chosen. */
export function UploadField({ name, rules, file, placeholder, onUpload }: UploadFieldProps) {
  return (
    <Field label={uploadLabels[name]}>
      <FileField
        {...rules}
        value={file}
        placeholder={placeholder}
        onValueChange={(chosen) => onUpload(name, chosen)}
      />
    </Field>
  );
}
