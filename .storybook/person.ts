import type { ReactRenderer } from '@storybook/react-vite';
import type { ProjectAnnotations, StoryContext } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { underTest } from './bothThemes.ts';

type Mount = NonNullable<ProjectAnnotations<ReactRenderer>['mount']>;

/**
 * Mounts the story and lets its effects run before the play begins. A test run waits with React's `act`, which
 * the React of a built Storybook does not have: there the play would meet components that do not listen yet.
 */
export const mountSettled: Mount = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (!underTest && context.viewMode !== 'docs') {
    // Effects run after the first frame, what they change is drawn in the second.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  return context.canvas;
};

const withoutMotion = `*, *::before, *::after {
  animation-duration: 0.01ms !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
}`;

/**
 * Takes the motion out of the page until the function it returns is called. What a play looks for would be half
 * faded in where the browser does not ask for less motion; a test run's browser asks for it.
 */
export function stopMotion(): () => void {
  if (underTest) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(withoutMotion);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * Fails a test run with what the watch found. A person keeps the story, and reads the same in the Interactions
 * panel, where Storybook shows what was thrown beside a play.
 */
export function tellFound({ reporting }: StoryContext<ReactRenderer>, lines: readonly string[]): void {
  if (lines.length === 0) return;
  if (underTest) throw new Error(lines.join('\n'));
  reporting.addReport({ type: 'watch', version: 1, status: 'failed', result: { lines } });
  addons.getChannel().emit(
    'unhandledErrorsWhilePlaying',
    lines.map((message) => ({ name: 'Not expected', message, stack: '' })),
  );
}

/**
 * Keeps the page out of what the Actions panel shows of an event: its `view` leads to `window`, and from there to
 * everything.
 */
export function hideWindowFromActions(): void {
  Object.defineProperty(window, 'toJSON', { value: () => '[window]', configurable: true });
}
