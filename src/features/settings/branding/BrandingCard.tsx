import { useFormikContext } from 'formik';
import type { Uploads } from '#src/api/types/settings/systemSettings.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { useObjectUrl } from '#src/components/FileField/useObjectUrl.ts';
import { SettingInput } from '../SettingInput.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import type { SettingsValues } from '../settingsValues.ts';
import { imageRules, type OnUpload, UploadField } from '../UploadField.tsx';
import { PortalPreview } from './PortalPreview.tsx';

export interface BrandingCardProps {
  uploads: Uploads;
  onUpload: OnUpload;
}

/** Name, images and colour of the portal, with a preview. */
export function BrandingCard({ uploads, onUpload }: BrandingCardProps) {
  const { portalName, primaryColor } = useFormikContext<SettingsValues>().values;
  const logo = useObjectUrl(uploads.logo);
  const images = { rules: imageRules, onUpload };
  return (
    <SettingsCard title="Branding Customization">
      <FieldGrid>
        <SettingInput name="portalName" />
        <SettingInput name="primaryColor" />
        <UploadField name="logo" label="Logo" file={uploads.logo} {...images} />
        <UploadField name="favicon" label="Favicon" file={uploads.favicon} {...images} />
      </FieldGrid>
      <PortalPreview name={portalName} color={primaryColor} logo={logo} />
    </SettingsCard>
  );
}
