import { useFormikContext } from 'formik';
import type { Uploads } from '#src/api/types/settings/systemSettings.ts';
import { useObjectUrl } from '#src/components/FileField/useObjectUrl.ts';
import { namesOf } from '../settingFields.ts';
import type { SettingsValues } from '../settingsValues.ts';
import { PortalPreview } from './PortalPreview.tsx';
import { SettingInputs, SettingsCard } from './SettingsCard.tsx';
import { imageRules, type OnUpload, UploadField } from './UploadField.tsx';

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
      <SettingInputs names={namesOf('Branding Customization')}>
        <UploadField name="logo" label="Logo" file={uploads.logo} {...images} />
        <UploadField name="favicon" label="Favicon" file={uploads.favicon} {...images} />
      </SettingInputs>
      <PortalPreview name={portalName} color={primaryColor} logo={logo} />
    </SettingsCard>
  );
}
