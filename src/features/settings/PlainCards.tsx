import { Heading } from '#src/components/Typography/Typography.tsx';
import { SettingInputs, SettingsCard } from './SettingsCard.tsx';
import { namesOf } from './settingFields.ts';

/** Password policy and two-factor authentication. */
export function SecurityCard() {
  return (
    <SettingsCard title="Security">
      <Heading level={3}>Password Policy</Heading>
      <SettingInputs names={namesOf('Security')} />
    </SettingsCard>
  );
}

/** Where users find help. */
export function SupportCard() {
  return (
    <SettingsCard title="Support Information">
      <SettingInputs names={namesOf('Support Information')} />
    </SettingsCard>
  );
}

/** What a new user begins with. */
export function LocalizationCard() {
  return (
    <SettingsCard title="Localization Defaults">
      <SettingInputs names={namesOf('Localization Defaults')} />
    </SettingsCard>
  );
}
