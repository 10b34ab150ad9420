import { useFormikContext } from 'formik';
import { fillTemplate } from '../emailTemplate.ts';
import { LetterPreview } from '../Preview.tsx';
import type { SettingsValues } from '../settingsValues.ts';
import { SettingInput } from './SettingInput.tsx';
import { SettingInputs, SettingsCard } from './SettingsCard.tsx';

/** Mail server, and the template of all emails with a preview. */
export function NotificationsCard() {
  const { emailTemplate, portalName, supportEmail } = useFormikContext<SettingsValues>().values;
  const sample = {
    name: 'Layla Haddad',
    message: 'Your subscription renews in seven days.',
    portal: portalName,
    supportEmail,
  };
  return (
    <SettingsCard title="Notifications">
      <SettingInputs names={['smtpServer', 'smtpPort', 'smtpUsername']} />
      <SettingInput name="emailTemplate" />
      <LetterPreview caption="Preview of an email" text={fillTemplate(emailTemplate, sample)} />
    </SettingsCard>
  );
}
