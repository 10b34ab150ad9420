import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

/** Whether a test run shows the story; a person wants to see what passed, too. */
export const underTest = '__vitest_browser__' in globalThis;

/** Spares axe from describing everything that is right, which takes longer than finding it so. */
const onlyWrongs = { resultTypes: ['violations'] };

/** Options of the accessibility addon's own check. */
export const axeOptions = underTest ? onlyWrongs : {};

/** What another theme can change: colours. Names, roles and sizes were judged in the theme that is shown. */
const aboutColours = {
  ...onlyWrongs,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Runs the accessibility addon's own check once more with the other theme on, in test runs only: the addon
 * itself checks the theme that is shown. Only the attribute changes between the two, as in the product, so only
 * the rules about colours are asked again. Throws with the violations.
 */
export async function checkOtherTheme(context: StoryContext<ReactRenderer>): Promise<void> {
  if (!underTest) return;
  const root = document.documentElement;
  const shown = root.dataset.theme;
  const other = shown === 'dark' ? 'light' : 'dark';
  const failures: unknown[] = [];
  // In a run started from Storybook's own window the addon only reports, in any other it throws.
  const reporting = {
    reports: [],
    addReport: (report: { status: string; result: unknown }) => {
      if (report.status === 'failed') failures.push(report.result);
    },
  };
  root.dataset.theme = other;
  try {
    const { parameters } = context;
    const a11y = { ...parameters.a11y, options: aboutColours };
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
