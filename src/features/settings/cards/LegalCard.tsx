import { FileText } from 'lucide-react';
import { Fragment } from 'react';
import type { UploadName, Uploads } from '#src/api/types/settings/systemSettings.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { settingCards } from '../settingFields.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { documentRules, type OnUpload, UploadField } from './UploadField.tsx';

const addresses = settingCards['Legal & Compliance'];
const hint = 'Not in use: the uploaded file takes its place.';
/** The addresses in whose place files were uploaded. */
const unused = {
  gdprUrl: { ...addresses.gdprUrl, hint },
  termsUrl: { ...addresses.termsUrl, hint },
  privacyUrl: { ...addresses.privacyUrl, hint },
};

interface LegalText {
  readonly url: keyof typeof addresses;
  readonly upload: UploadName;
}

const texts: readonly LegalText[] = [
  { url: 'gdprUrl', upload: 'gdpr' },
  { url: 'termsUrl', upload: 'terms' },
  { url: 'privacyUrl', upload: 'privacy' },
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
        {texts.map(({ url, upload }) => (
          <Fragment key={url}>
            <RecordFields fields={uploads[upload] ? unused : addresses} names={[url]} />
            <UploadField
              name={upload}
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
