import { FileText } from 'lucide-react';
import type { UploadName, Uploads } from '#src/api/types/settings/systemSettings.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { SettingInput } from '../SettingInput.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import type { SettingName } from '../settingFields.ts';
import { documentRules, type OnUpload, UploadField } from '../UploadField.tsx';

interface LegalText {
  readonly url: SettingName;
  readonly upload: UploadName;
  readonly label: string;
}

const texts: readonly LegalText[] = [
  { url: 'gdprUrl', upload: 'gdpr', label: 'GDPR File' },
  { url: 'termsUrl', upload: 'terms', label: 'Terms File' },
  { url: 'privacyUrl', upload: 'privacy', label: 'Privacy File' },
];

export interface LegalCardProps {
  uploads: Uploads;
  onUpload: OnUpload;
}

/** Every legal text as an address or a file; a file takes the place of the address. */
export function LegalCard({ uploads, onUpload }: LegalCardProps) {
  return (
    <SettingsCard title="Legal & Compliance">
      <FieldGrid>
        {texts.map(({ url, upload, label }) => (
          <LegalFields key={url} {...{ url, upload, label, onUpload }} file={uploads[upload]} />
        ))}
      </FieldGrid>
    </SettingsCard>
  );
}

interface LegalFieldsProps extends LegalText, Pick<LegalCardProps, 'onUpload'> {
  readonly file: File | null;
}

function LegalFields({ url, upload, label, file, onUpload }: LegalFieldsProps) {
  return (
    <>
      <SettingInput
        name={url}
        {...(file ? { hint: 'Not in use: the uploaded file takes its place.' } : {})}
      />
      <UploadField
        name={upload}
        label={label}
        rules={documentRules}
        file={file}
        placeholder={<FileText aria-hidden="true" />}
        onUpload={onUpload}
      />
    </>
  );
}
