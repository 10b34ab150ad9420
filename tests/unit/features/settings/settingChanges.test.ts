import { expect, it } from 'vitest';
import { systemSettings } from '#fixtures/data/systemSettings.ts';
import { EMPTY, settingChanges } from '#src/features/settings/settingChanges.ts';

it('finds nothing in equal settings', () => {
  expect(settingChanges(systemSettings, { ...systemSettings })).toEqual([]);
});

it('says every change in words, in the order of the cards', () => {
  const values = {
    ...systemSettings,
    logRetention: '365',
    adminTwoFactor: false,
    faqLink: '',
    bulkSubject: 'News',
    timezone: 'Asia/Tokyo',
    minLength: '12',
  };
  const changes = settingChanges(systemSettings, values);
  expect(changes.map(({ card, label, before, after }) => [card, label, before, after])).toEqual([
    ['Security', 'Minimum Length', '8', '12'],
    ['Security', 'Admin Two-Factor Authentication', 'On', 'Off'],
    ['Support Information', 'FAQ Link', 'https://help.blume.example/faq', EMPTY],
    ['Localization Defaults', 'Default Timezone', 'UTC', 'Tokyo'],
    ['Data Management', 'Log Retention', '90 days', '365 days'],
  ]);
});

it('counts white space, which is saved as typed', () => {
  const { emailTemplate } = systemSettings;
  const values = { ...systemSettings, emailTemplate: `${emailTemplate}\n` };
  expect(settingChanges(systemSettings, values)).toHaveLength(1);
});
