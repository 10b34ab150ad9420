import type { Browser, Page } from 'playwright';
import { routes } from '#stories/practice/choices.ts';
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

/** Runs in the preview: changes a control, or resets it when there is no value. */
function changeControl([storyId, name, value]: readonly [string, string, string?]): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
  };
  if (value === undefined) channel.emit('resetStoryArgs', { storyId, argNames: [name] });
  else channel.emit('updateStoryArgs', { storyId, updatedArgs: { [name]: value } });
}

/** Opens every screen, in one page, by the control. The console of the former choice leaves nothing behind. */
async function problemsOfControls(page: Page, address: string): Promise<readonly string[]> {
  const problems = await problemsAt(page, 'as it starts', async () => {
    await page.goto(addressOf(address, {}));
    await heads(page, 'Developer Management');
  });
  const change = (name: string, value?: string) =>
    page.evaluate(changeControl, [story, name, value] as const);
  for (const [route, { name }] of Object.entries(routes)) {
    const heading = name === 'Sign-in page' ? 'Login' : name.replace(/^[^:]*: /, '');
    const visit = async () => {
      await change('route', route);
      await heads(page, heading);
    };
    problems.push(...(await problemsAt(page, route, visit)));
  }
  return problems;
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
    const problems = await visit(await context.newPage());
    await context.close();
    return problems;
  };
  const problems = await Promise.all([
    ...places.map((place) => inPage((page) => problemsOfPlace(page, address, place))),
    inPage((page) => problemsOfControls(page, address)),
  ]);
  onVisit(entry, problems.flat());
}
