import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

/** Whether a test run shows the story. */
export const underTest = '__vitest_browser__' in globalThis;

/** Axe describes only violations: describing everything that passed takes longer than checking it. */
const violationsOnly = { resultTypes: ['violations'] };

/** Options of the accessibility addon's own check; outside of test runs its panel shows passed rules too. */
export const axeOptions = underTest ? violationsOnly : {};

/** Rules that depend on the theme; names, roles and sizes are checked once, in the theme that is shown. */
const colourRules = {
  ...violationsOnly,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Repeats the accessibility addon's check in the other theme, in test runs only: the addon itself checks the theme that
 * is shown. Switching the theme changes only colours, so only rules about colours run again. Throws the violations.
 */
export async function checkOtherTheme(context: StoryContext<ReactRenderer>): Promise<void> {
  if (!underTest) return;
  const root = document.documentElement;
  const shown = root.dataset.theme;
  const other = shown === 'dark' ? 'light' : 'dark';
  const failures: unknown[] = [];
  // The addon reports in a run started from Storybook's own window, and throws in any other.
  const reporting = {
    reports: [],
    addReport: (report: { status: string; result: unknown }) => {
      if (report.status === 'failed') failures.push(report.result);
    },
  };
  root.dataset.theme = other;
  try {
    const { parameters } = context;
    const a11y = { ...parameters.a11y, options: colourRules };
    await checkAccessibility({ ...context, parameters: { ...parameters, a11y }, reporting });
  } catch (cause) {
    failures.unshift(cause);
  } finally {
    root.dataset.theme = shown;
  }
  const [first] = failures;
  if (failures.length > 0) {
    throw new Error(
      `With the ${other} theme: ${first instanceof Error ? first.message : JSON.stringify(first)}`,
    );
  }
}
