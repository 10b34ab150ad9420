import { describe, expect, it } from 'vitest';
import { appliedSettings, systemSettings } from '#fixtures/data/systemSettings.ts';
import { settingChanges } from '#src/features/settings/settingChanges.ts';
import {
  hasDrafts,
  noEmail,
  settingCards,
  settingFields,
  toEmail,
  toSettings,
  toValues,
} from '#src/features/settings/settingFields.ts';

const fields = Object.entries(settingFields);
const email = toEmail(toValues(systemSettings, appliedSettings));
const defaults = new Map<string, string | boolean>(Object.entries({ ...systemSettings, ...email }));

it('has a field for every setting and every part of the bulk email, and every label once', () => {
  expect(fields.map(([name]) => name).sort()).toEqual([...defaults.keys()].sort());
  expect(new Set(fields.map(([, { label }]) => label)).size).toBe(fields.length);
});

it('has every setting in one card, in the order of the cards', () => {
  expect(Object.values(settingCards).flatMap((card) => Object.keys(card))).toEqual(
    Object.keys(settingFields),
  );
  expect(Object.keys(settingCards)).toEqual([
    'Security',
    'Notifications',
    'Support Information',
    'Legal & Compliance',
    'Maintenance Mode',
    'Branding Customization',
    'Localization Defaults',
    'Bulk Email Tool',
    'Data Management',
  ]);
});

describe('the defaults of section 9', () => {
  it.each([
    ['minLength', '8'],
    ['maxFailedAttempts', '5'],
    ['adminTwoFactor', true],
    ['requireUppercase', true],
    ['requireNumbers', true],
    ['requireSpecialChars', true],
    ['primaryColor', '#0EA5E9'],
    ['logRetention', '90'],
    ['backupRetention', '30'],
  ])('%s is %j', (name, value) => expect(defaults.get(name)).toBe(value));

  it.each(fields)('%s has a value that it can have', (name, field) => {
    const value = defaults.get(name);
    expect(typeof value).toBe(field.as === 'switch' ? 'boolean' : 'string');
    expect(field.as === 'choice' ? field.options?.map((option) => option.value) : [value]).toContain(value);
  });
});

it.each([
  ['timezone', ['UTC', 'New York', 'Chicago', 'Denver', 'Los Angeles', 'London', 'Paris', 'Tokyo']],
  ['logRetention', ['30 days', '60 days', '90 days', '180 days', '365 days']],
  ['backupRetention', ['7 days', '14 days', '30 days', '60 days']],
] as const)('%s has the choices of section 9', (name, labels) => {
  const { as, options } = settingFields[name];
  expect(as === 'choice' && options?.map(({ label }) => label)).toEqual(labels);
});

it('has the languages and the targets of section 9', () => {
  const values = (name: 'language' | 'bulkTarget') => {
    const { as, options = [] } = settingFields[name];
    return as === 'choice' ? options.map(({ value }) => value) : [];
  };
  expect(values('language')).toEqual(['en', 'es', 'fr', 'de', 'ja', 'zh']);
  expect(values('bulkTarget')).toEqual(['all', 'developers', 'investors', 'managers', 'companies', 'user']);
});

const planned = {
  date: '2026-12-01',
  time: '22:00',
  duration: '2',
  message: 'Upgrade',
  emailBody: 'We will be back.',
};
const sent = { bulkTarget: 'developers', bulkAddress: '', bulkSubject: 'News', bulkBody: 'A tower opens.' };

it('the form begins with the settings, the planned maintenance and no email, and gives each back', () => {
  const values = toValues(systemSettings, { schedule: planned });
  expect(values.schedule).toEqual(planned);
  expect(toEmail(values)).toEqual(noEmail);
  expect(toEmail({ ...values, ...sent })).toEqual(sent);
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
  expect(hasDrafts(values, applied)).toBe(false);
});

it('a bulk email is a draft until it was sent, and never an unsaved change', () => {
  const values = { ...toValues(systemSettings, appliedSettings), ...sent, portalName: 'Blume' };
  expect(hasDrafts(values, appliedSettings)).toBe(true);
  expect(settingChanges(systemSettings, values).map(({ label }) => label)).toEqual(['Portal Name']);
});
