import { useFormikContext } from 'formik';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { fillTemplate } from '../emailTemplate.ts';
import { LetterPreview } from '../Preview.tsx';
import { type SettingsValues, settingFields } from '../settingFields.ts';
import { SettingsCard } from './SettingsCard.tsx';

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
      <FieldGrid data-thirds>
        <RecordFields fields={settingFields} names={['smtpServer', 'smtpPort', 'smtpUsername']} />
      </FieldGrid>
      <RecordFields fields={settingFields} names={['emailTemplate']} />
      <LetterPreview caption="Preview of an email" text={fillTemplate(emailTemplate, sample)} />
    </SettingsCard>
  );
}
