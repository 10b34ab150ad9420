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

/** Sidebar and header, which are checked in the Default of each portal's dashboard and in the stories of the shell. */
const shell = { exclude: [[':has(> main) > nav'], [':has(> main) > header']] };
const hasShellChecked = ({ id, title }: Context) =>
  title.startsWith('Screens/Both Portals/Shell') || id.endsWith('dashboard--default');

type Context = StoryContext<ReactRenderer>;

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
  const checked = hasShellChecked(context) ? {} : { context: shell };
  const a11y = { ...parameters.a11y, test: 'error', options, ...checked };
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
 * Checks a state in both themes, in test runs only: all rules in the theme that is shown, and those about colours in the
 * other one, since switching the theme changes only colours. A behaviour is not checked: what it ends in is a state
 * elsewhere, and the check takes half of a story's time. Throws the violations.
 */
export async function checkThemes(context: Context): Promise<void> {
  if (!underTest || kindOf(context.title, context.tags) === 'behaviour') return;
  const root = document.documentElement;
  const shown = root.dataset.theme === 'dark' ? 'dark' : 'light';
  const other = shown === 'dark' ? 'light' : 'dark';
  await check(context, shown, violationsOnly);
  root.dataset.theme = other;
  try {
    await check(context, other, colourRules);
  } finally {
    root.dataset.theme = shown;
  }
}
