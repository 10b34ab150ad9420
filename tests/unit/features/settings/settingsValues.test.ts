import { expect, it } from 'vitest';
import { appliedSettings, systemSettings } from '#fixtures/data/systemSettings.ts';
import { settingChanges } from '#src/features/settings/settingChanges.ts';
import { hasDrafts, toEmail, toSettings, toValues } from '#src/features/settings/settingsValues.ts';

const planned = { date: '2026-12-01', time: '22:00', message: 'Upgrade', emailBody: 'We will be back.' };
const sent = { bulkTarget: 'developers', bulkAddress: '', bulkSubject: 'News', bulkBody: 'A tower opens.' };

it('the form begins with the settings, the planned maintenance and the sent email, and gives each back', () => {
  const values = toValues(systemSettings, { schedule: planned, sent });
  expect(values.schedule).toEqual(planned);
  expect(toEmail(values)).toEqual(sent);
  expect(toSettings(values)).toEqual(systemSettings);
});

it('a schedule is a draft until it is the planned one', () => {
  const values = toValues(systemSettings, appliedSettings);
  const typed = (schedule: Partial<typeof planned>) => ({
    ...values,
    schedule: { ...values.schedule, ...schedule },
  });
  const applied = { ...appliedSettings, schedule: planned };
  expect(hasDrafts(values, appliedSettings)).toBe(false);
  expect(hasDrafts(typed({ message: 'Upgrade' }), appliedSettings)).toBe(true);
  expect(hasDrafts(typed(planned), applied)).toBe(false);
  expect(hasDrafts(typed({ ...planned, time: '23:00' }), applied)).toBe(true);
});

it('a bulk email is a draft until it was sent, and never an unsaved change', () => {
  const values = { ...toValues(systemSettings, appliedSettings), ...sent, portalName: 'Blume' };
  expect(hasDrafts(values, appliedSettings)).toBe(true);
  expect(hasDrafts(values, { ...appliedSettings, sent })).toBe(false);
  expect(settingChanges(systemSettings, values).map(({ label }) => label)).toEqual(['Portal Name']);
});
