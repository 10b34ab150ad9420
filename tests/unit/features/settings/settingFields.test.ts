import { describe, expect, it } from 'vitest';
import { appliedSettings, systemSettings } from '#fixtures/data/systemSettings.ts';
import { settingCards, settingFields } from '#src/features/settings/settingFields.ts';
import { toEmail, toValues } from '#src/features/settings/settingsValues.ts';

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
    if (field.kind === 'switch') expect(value).toBeTypeOf('boolean');
    else if (field.kind === 'choice') expect(field.options.map((option) => option.value)).toContain(value);
    else expect(value).toBeTypeOf('string');
  });
});

it.each([
  ['timezone', ['UTC', 'New York', 'Chicago', 'Denver', 'Los Angeles', 'London', 'Paris', 'Tokyo']],
  ['logRetention', ['30 days', '60 days', '90 days', '180 days', '365 days']],
  ['backupRetention', ['7 days', '14 days', '30 days', '60 days']],
] as const)('%s has the choices of section 9', (name, labels) => {
  const field = settingFields[name];
  expect(field.kind === 'choice' && field.options.map(({ label }) => label)).toEqual(labels);
});

it('has the languages and the targets of section 9', () => {
  const values = (name: 'language' | 'bulkTarget') => {
    const field = settingFields[name];
    return field.kind === 'choice' ? field.options.map(({ value }) => value) : [];
  };
  expect(values('language')).toEqual(['en', 'es', 'fr', 'de', 'ja', 'zh']);
  expect(values('bulkTarget')).toEqual(['all', 'developers', 'investors', 'managers', 'companies', 'user']);
});
