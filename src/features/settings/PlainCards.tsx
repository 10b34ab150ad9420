import { Heading } from '#src/components/Typography/Typography.tsx';
import { SettingInputs, SettingsCard } from './SettingsCard.tsx';

/** Password policy and two-factor authentication. */
export function SecurityCard() {
  return (
    <SettingsCard title="Security">
      <Heading level={3}>Password Policy</Heading>
      <SettingInputs
        names={[
          'minLength',
          'maxFailedAttempts',
          'requireUppercase',
          'requireNumbers',
          'requireSpecialChars',
          'adminTwoFactor',
        ]}
      />
    </SettingsCard>
  );
}

/** Where users find help. */
export function SupportCard() {
  return (
    <SettingsCard title="Support Information">
      <SettingInputs names={['supportEmail', 'supportPhone', 'helpdeskLink', 'faqLink']} />
    </SettingsCard>
  );
}

/** What a new user begins with. */
export function LocalizationCard() {
  return (
    <SettingsCard title="Localization Defaults">
      <SettingInputs names={['timezone', 'language']} />
    </SettingsCard>
  );
}
