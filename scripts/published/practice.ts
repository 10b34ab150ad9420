import type { Browser, Page } from 'playwright';
import { type PracticeArgs, routes } from '#stories/practice/choices.ts';
import type { Entry } from './entries.ts';
import { choices, heads, limit, type Place, places } from './practiceLooks.ts';
import { fakeServerUrl } from './visitProblems.ts';

const story = 'practice-console--console';

/** The address of the story with these args, as Storybook writes it. */
function addressOf(address: string, args: Readonly<Record<string, string>>): string {
  const written = Object.entries(args).map(([name, value]) => `${name}:${value.replaceAll(' ', '+')}`);
  return `${address}/iframe.html?id=${story}&viewMode=story&args=${written.join(';')}&globals=a11y.manual:!true`;
}

/** What the browser says at a place while `visit` runs: errors that no fault explains, and dialogs of hostile texts. */
async function problemsAt(page: Page, name: string, visit: () => Promise<void>): Promise<readonly string[]> {
  const problems: string[] = [];
  page.removeAllListeners();
  page.on('pageerror', ({ message }) => problems.push(`Uncaught: ${message}`));
  page.on('console', (line) => {
    if (line.type() === 'error' && !fakeServerUrl.test(line.location().url)) problems.push(line.text());
  });
  page.on('dialog', (dialog) => {
    // An open form asks before the next place.
    if (dialog.type() === 'beforeunload') {
      void dialog.accept();
      return;
    }
    problems.push(`A text ran as a script: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await visit().catch((error) => problems.push(String(error)));
  return problems.map((problem) => `${name}: ${problem.split('\n')[0]}`);
}

/** Opens every choice at one place by its link. */
async function problemsOfPlace(page: Page, address: string, place: Place): Promise<readonly string[]> {
  const { route } = place;
  const problems: string[] = [];
  for (const { args, look } of choices) {
    const visit = async () => {
      await page.goto(addressOf(address, { route, ...args }));
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: limit });
      await look(page, place);
    };
    problems.push(...(await problemsAt(page, `${route}, ${Object.values(args).join()}`, visit)));
  }
  return problems;
}

interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
}

/** Runs in the preview: changes controls, as the panel does. */
function changeControls(change: { storyId: string; updatedArgs: Partial<PracticeArgs> }): void {
  (globalThis as Preview).__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', change);
}

/** Opens every screen by the control, in one page: the console of the former choice must be gone. */
async function problemsOfControl(page: Page, address: string): Promise<readonly string[]> {
  const problems: string[] = [];
  await page.goto(addressOf(address, {}));
  await heads(page, 'Developer Management');
  for (const [route, { name }] of Object.entries(routes)) {
    const visit = async () => {
      await page.evaluate(changeControls, { storyId: story, updatedArgs: { route } });
      await heads(page, name === 'Sign-in page' ? 'Login' : name.replace(/^[^:]*: /, ''));
    };
    problems.push(...(await problemsAt(page, route, visit)));
  }
  return problems;
}

/** Choices that cannot be opened, and what the story says in place of the console. */
const refused = [
  [{ server: 'reads sail' }, 'There is no server “reads sail”.'],
  [{ route: 'master moon' }, 'There is no route “master moon”.'],
  [{ day: '!date(2028-02-30T09:00:00Z)' }, 'There is no day “2028-02-30T09:00:00Z”'],
  [{ server: 'changes fail', second: 'answers lost' }, 'together.'],
] as const;

/** Opens addresses with impossible choices: the story must say so, and not open another console. */
async function problemsOfRefusals(page: Page, address: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [args, text] of refused) {
    const visit = async () => {
      await page.goto(addressOf(address, args));
      await page.getByRole('alert').getByText(text).waitFor({ timeout: limit });
    };
    problems.push(...(await problemsAt(page, Object.values(args).join(), visit)));
  }
  return problems;
}

/** Follows a link of the navigation with Ctrl in Storybook's window: the new tab has the console at that screen. */
async function problemsOfTab(page: Page, address: string): Promise<readonly string[]> {
  return problemsAt(page, 'in another tab', async () => {
    await page.goto(`${address}/?path=/story/${story}&args=texts:long&globals=theme:dark`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    const opening = page.context().waitForEvent('page', { timeout: limit });
    await preview
      .getByRole('link', { name: 'Audit Logs' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = (await opening).frameLocator('#storybook-preview-iframe');
    await tab.getByRole('heading', { level: 1, name: 'Audit Logs' }).waitFor({ timeout: limit });
    await tab
      .getByText(/Featherstonehaugh/)
      .first()
      .waitFor({ timeout: limit });
  });
}

/** Visits the practice console, if it is among the entries, and calls `onVisit` with what is wrong. */
export async function visitPractice(
  browser: Browser,
  address: string,
  entries: readonly Entry[],
  onVisit: (entry: Entry, problems: readonly string[]) => void,
): Promise<void> {
  const entry = entries.find(({ id }) => id === story);
  if (!entry) return;
  const inPage = async (visit: (page: Page) => Promise<readonly string[]>) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const problems = await visit(await context.newPage()).catch((error) => [String(error)]);
    await context.close();
    return problems;
  };
  const problems = await Promise.all([
    ...places.map((place) => inPage((page) => problemsOfPlace(page, address, place))),
    inPage((page) => problemsOfControl(page, address)),
    inPage((page) => problemsOfRefusals(page, address)),
    inPage((page) => problemsOfTab(page, address)),
  ]);
  onVisit(entry, problems.flat());
}
