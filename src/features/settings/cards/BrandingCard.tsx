import { useFormikContext } from 'formik';
import type { Uploads } from '#src/api/types/settings/systemSettings.ts';
import { useObjectUrl } from '#src/components/FileField/useObjectUrl.ts';
import { BrandPreview } from '#src/features/shared/BrandPreview.tsx';
import { brandColors } from '#src/lib/contrast.ts';
import type { SettingsValues } from '../settingFields.ts';
import { SettingInputs, SettingsCard } from './SettingsCard.tsx';
import { imageRules, type OnUpload, UploadField } from './UploadField.tsx';

export interface BrandingCardProps {
  uploads: Uploads;
  onUpload: OnUpload;
}

/** Rounded down: a contrast must not be said to reach a limit that it misses. */
const toTenth = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);

/** Name, images and colour of the portal, with a preview. */
export function BrandingCard({ uploads, onUpload }: BrandingCardProps) {
  const { portalName, primaryColor } = useFormikContext<SettingsValues>().values;
  const logo = useObjectUrl(uploads.logo);
  const colors = brandColors(primaryColor);
  const images = { rules: imageRules, onUpload };
  return (
    <SettingsCard title="Branding Customization">
      <SettingInputs title="Branding Customization">
        <UploadField name="logo" file={uploads.logo} {...images} />
        <UploadField name="favicon" file={uploads.favicon} {...images} />
      </SettingInputs>
      <BrandPreview
        caption="Preview of the portal"
        name={portalName.trim() || 'Portal name'}
        colors={colors}
        logo={logo}
      >
        {colors
          ? `Contrast of the text on the colour: ${toTenth(colors.contrast)}:1`
          : 'Grey takes the place of a colour.'}
      </BrandPreview>
    </SettingsCard>
  );
}
