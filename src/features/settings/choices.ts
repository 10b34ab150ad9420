import type { Option } from '#src/lib/options.ts';

const option = (value: string, label: string): Option => ({ value, label });
const days = (...counts: readonly number[]) => counts.map((count) => option(String(count), `${count} days`));

/** The choices of spec section 9. */
export const timezones = [
  option('UTC', 'UTC'),
  option('America/New_York', 'New York'),
  option('America/Chicago', 'Chicago'),
  option('America/Denver', 'Denver'),
  option('America/Los_Angeles', 'Los Angeles'),
  option('Europe/London', 'London'),
  option('Europe/Paris', 'Paris'),
  option('Asia/Tokyo', 'Tokyo'),
];

export const languages = [
  option('en', 'English'),
  option('es', 'Spanish'),
  option('fr', 'French'),
  option('de', 'German'),
  option('ja', 'Japanese'),
  option('zh', 'Chinese'),
];

export const logRetentions = days(30, 60, 90, 180, 365);
export const backupRetentions = days(7, 14, 30, 60);

/** The bulk email target that asks for an address. */
export const SPECIFIC_USER = 'user';

export const bulkTargets = [
  option('all', 'All users'),
  option('developers', 'Developers'),
  option('investors', 'Investors'),
  option('managers', 'Managers'),
  option('companies', 'Companies'),
  option(SPECIFIC_USER, 'Specific user'),
];
