import { expect, it } from 'vitest';
import { systemSettings } from '#fixtures/data/systemSettings.ts';
import { settingChanges } from '#src/features/settings/settingChanges.ts';
import { isUnplanned, toSettings, toValues, withSentEmail } from '#src/features/settings/settingsValues.ts';

const planned = { date: '2026-12-01', time: '22:00', message: 'Upgrade', emailBody: 'We will be back.' };

it('the form begins with the settings and the planned maintenance, and gives the settings back', () => {
  const values = toValues(systemSettings, planned);
  expect(values.schedule).toEqual(planned);
  expect(toSettings(values)).toEqual(systemSettings);
});

it('a schedule is unplanned until it is the planned one', () => {
  const { schedule } = toValues(systemSettings, null);
  expect(isUnplanned(schedule, null)).toBe(false);
  expect(isUnplanned({ ...schedule, message: 'Upgrade' }, null)).toBe(true);
  expect(isUnplanned(planned, planned)).toBe(false);
  expect(isUnplanned({ ...planned, time: '23:00' }, planned)).toBe(true);
});

it('a sent email is no unsaved change; what else was typed still is', () => {
  const typed = { ...systemSettings, bulkTarget: 'developers', bulkSubject: 'News', portalName: 'Blume' };
  const saved = withSentEmail(systemSettings, typed);
  expect(settingChanges(saved, typed).map(({ label }) => label)).toEqual(['Portal Name']);
});
