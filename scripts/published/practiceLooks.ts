import type { Page } from 'playwright';
import { storyCode } from '#fixtures/msw/bridge.ts';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { firstName } from '#src/lib/text.ts';
import { type PracticeArgs, roleNames, servers, texts } from '#stories/practice/choices.ts';

/** A screen on which every choice is visited. */
export interface Place {
  readonly route: string;
  readonly heading: string;
  /** A text of its first rows, as usual. */
  readonly record: string;
  /** Of the server's developers: only there do the choices of the server change the rows. */
  readonly asksServer?: true;
  /** Roles that it opens to. */
  readonly roles: readonly string[];
  /** Email of the account that the story chooses for it. */
  readonly email: string;
  /** Whether its rows have dates. */
  readonly dated: boolean;
}

const ofMaster = { roles: ['super_admin', 'admin'], email: accounts.super_admin.email };

/** A list of the server, a list of sample data, and a list of the other portal. */
export const places: readonly Place[] = [
  {
    ...ofMaster,
    route: 'master developer-users',
    heading: 'Developer Management',
    record: 'Layla Haddad',
    asksServer: true,
    dated: true,
  },
  {
    ...ofMaster,
    route: 'master investor-users',
    heading: 'Investor Management',
    record: 'Layla Haddad',
    dated: false,
  },
  {
    roles: ['support'],
    email: accounts.support.email,
    route: 'support support-management',
    heading: 'Support Management',
    record: 'TKT-',
    dated: true,
  },
];

/** What a visit expects; throws what is missing. */
type Look = (page: Page, place: Place) => Promise<void>;

/** How long a visit waits, in milliseconds: a failed read is tried twice. */
export const limit = 20_000;

async function sees(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: limit });
}

/** Waits for the page of this heading. */
export const heads = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: limit });

const seesRecord: Look = (page, { record }) => sees(page, record);

/** The look of a choice of the server: of a screen on sample data, that it changes nothing. */
const ofServer =
  (choice: string, look: Look): Look =>
  async (page, place) => {
    if (place.asksServer) return look(page, place);
    await sees(page, `“${choice}” changes nothing here.`);
    await seesRecord(page, place);
  };

/** Another screen tells of the end of the session; signing in again leads back to it. */
const expires: Look = async (page, { email }) => {
  await page
    .getByRole('button', { name: 'Dashboard' })
    .or(page.getByRole('link', { name: 'Dashboard' }))
    .first()
    .click();
  await sees(page, 'Session expired. You have been logged out.');
  await heads(page, 'Login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(seededPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Enter OTP').fill(storyCode);
  await page.keyboard.press('Enter');
  await heads(page, /Dashboard/);
};

const deletionSays =
  (text: string | RegExp): Look =>
  async (page, { record }) => {
    await page.getByRole('button', { name: `Delete ${record}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await sees(page, text);
  };

/** Another user renames the record while it is edited; then the clock moves on. */
const conflicts: Look = async (page, { record }) => {
  const before = await page.evaluate(() => Date.now());
  await page.getByRole('button', { name: `Edit ${record}` }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Layla Haddad II');
  await page.waitForFunction((moment) => Date.now() > moment, before, { timeout: limit });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('dialog', { name: 'Changed by someone else' }).waitFor({ timeout: limit });
};

const serverLooks: Readonly<Record<PracticeArgs['server'], Look>> = {
  'as usual': seesRecord,
  'slow 2 s': ofServer('slow 2 s', async (page, place) => {
    if (await page.getByText(place.record).count()) throw new Error('The answer is not slow.');
    await seesRecord(page, place);
  }),
  'reads fail': ofServer('reads fail', (page) => sees(page, 'Failed to load developers')),
  'changes fail': ofServer('changes fail', deletionSays('The server is resting.')),
  'changes forbidden': ofServer('changes forbidden', deletionSays('Your role does not allow this.')),
  'answers lost': ofServer('answers lost', deletionSays(/server cannot be reached/)),
  conflict: ofServer('conflict', conflicts),
  offline: (page) => sees(page, 'You are offline.'),
  'session expires': expires,
  'nothing there': ofServer('nothing there', (page) => sees(page, 'No developers found')),
  'a thousand rows': ofServer('a thousand rows', (page) => sees(page, /of 1,000 developers/)),
};

const textLooks: Readonly<Record<PracticeArgs['texts'], Look>> = {
  usual: seesRecord,
  long: (page) => sees(page, /Featherstonehaugh/),
  hostile: (page) => sees(page, '<b>Not bold</b>'),
  'right-to-left': (page) => sees(page, /ליאת/),
};

/** The screen and the account, or what the console says to other roles. */
const roleLook =
  (role: PracticeArgs['role']): Look =>
  async (page, place) => {
    if (role === 'none') return heads(page, 'Login');
    if (role === 'fitting') return heads(page, place.heading);
    if (!place.roles.includes(role)) return heads(page, 'You have no access to this page');
    await heads(page, place.heading);
    await page.getByRole('button', { name: firstName(accounts[role].name) }).waitFor({ timeout: limit });
  };

const leapDay = '2028-02-29';
const dayLook: Look = async (page, { dated }) => {
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  if (today !== leapDay) throw new Error(`The console's day is ${today}.`);
  if (dated) await sees(page, /2028-02-\d\d/);
};

/** A choice, with what shows that the console follows it. */
export interface Choice {
  readonly args: Readonly<Record<string, string>>;
  readonly look: Look;
}

/** Every choice but the screen. */
export const choices: readonly Choice[] = [
  ...servers.map((server) => ({ args: { server }, look: serverLooks[server] })),
  {
    args: { server: 'slow 2 s', second: 'changes fail' },
    look: ofServer('slow 2 s', deletionSays('The server is resting.')),
  },
  ...texts.map((texts) => ({ args: { texts }, look: textLooks[texts] })),
  ...Object.keys(roleNames).map((role) => ({ args: { role }, look: roleLook(role as PracticeArgs['role']) })),
  { args: { day: `!date(${leapDay}T09:00:00.000Z)` }, look: dayLook },
];
