import { FileText } from 'lucide-react';
import { Fragment } from 'react';
import type { UploadName, Uploads } from '#src/api/types/settings/systemSettings.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import type { SettingName } from '../settingFields.ts';
import { SettingInput } from './SettingInput.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { documentRules, type OnUpload, UploadField } from './UploadField.tsx';

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
          <Fragment key={url}>
            <SettingInput
              name={url}
              hint={uploads[upload] ? 'Not in use: the uploaded file takes its place.' : undefined}
            />
            <UploadField
              name={upload}
              label={label}
              rules={documentRules}
              file={uploads[upload]}
              placeholder={<FileText aria-hidden="true" />}
              onUpload={onUpload}
            />
          </Fragment>
        ))}
      </FieldGrid>
    </SettingsCard>
  );
}
