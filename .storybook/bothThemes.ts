import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { kindOf } from './storyTags.ts';

/** Whether a test run shows the story. */
export const underTest = '__vitest_browser__' in globalThis;

/** Axe describes only violations: describing everything that passed takes longer than checking it. */
const violationsOnly = { resultTypes: ['violations'] };

/** Rules that depend on the theme; names, roles and sizes are checked once, in the theme that is shown. */
const colourRules = {
  ...violationsOnly,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

type Context = StoryContext<ReactRenderer>;

const dialogs = '[role=dialog], [role=alertdialog]';

/** Sidebar and header, which are checked in the Default of each portal's dashboard and in the stories of the shell. */
const shell = { exclude: [[':has(> main) > nav'], [':has(> main) > header']] };

/**
 * The part of the page that the story alone shows, as axe's context; null for nothing. Beside its dialog, a behaviour of
 * a component or screen ends in what the states of the same component show (`tests/architecture/stories.test.ts`).
 */
function partOf({ id, title, tags }: Context): object | null {
  if (title.startsWith('Screens/Both Portals/Shell') || id.endsWith('dashboard--default')) return {};
  if (kindOf(title, tags) === 'state') return { context: shell };
  if (document.querySelector(dialogs)) return { context: { include: dialogs } };
  return /^(?:Containers|Journeys|Practice)\//.test(title) ? { context: shell } : null;
}

/** Runs the accessibility addon's check; throws the violations. */
async function check(context: Context, theme: string, options: object): Promise<void> {
  const failures: unknown[] = [];
  // The addon reports in a run started from Storybook's own window, and throws in any other.
  const reporting = {
    reports: [],
    addReport: (report: { status: string; result: unknown }) => {
      if (report.status === 'failed') failures.push(report.result);
    },
  };
  const { parameters } = context;
  const a11y = { ...parameters.a11y, test: 'error', options, ...partOf(context) };
  try {
    await checkAccessibility({ ...context, parameters: { ...parameters, a11y }, reporting });
  } catch (cause) {
    failures.unshift(cause);
  }
  const [first] = failures;
  if (failures.length > 0) {
    throw new Error(
      `With the ${theme} theme: ${first instanceof Error ? first.message : JSON.stringify(first)}`,
    );
  }
}

/**
 * Checks what a story ends in, in test runs only: by all rules in the theme that is shown, and a state by those about
 * colours in the other one too, since switching the theme changes only colours. Throws the violations.
 */
export async function checkThemes(context: Context): Promise<void> {
  if (!underTest || partOf(context) === null) return;
  const root = document.documentElement;
  const shown = root.dataset.theme === 'dark' ? 'dark' : 'light';
  const other = shown === 'dark' ? 'light' : 'dark';
  await check(context, shown, violationsOnly);
  if (kindOf(context.title, context.tags) === 'behaviour') return;
  root.dataset.theme = other;
  try {
    await check(context, other, colourRules);
  } finally {
    root.dataset.theme = shown;
  }
}
