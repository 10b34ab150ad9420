import type { ReactRenderer } from '@storybook/react-vite';
import type { ProjectAnnotations, StoryContext } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { underTest } from './bothThemes.ts';
import { countFrames, nextFrame, requestedFrames } from './frames.ts';

type Mount = NonNullable<ProjectAnnotations<ReactRenderer>['mount']>;

/** Waits for effects: they run after the first frame, and their changes are painted in the second. */
async function effectsSettled(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Test runs wait for effects with React's `act`, which the production React of a built Storybook lacks. */
const settled = underTest ? requestedFrames : effectsSettled;

/** Mounts the story and waits for its effects before the play starts: event listeners and the focus are among them. */
export const mountSettled: Mount = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (context.viewMode !== 'docs') await settled();
  return context.canvas;
};

/** Lets a play go on after a query or an action only when the effects of what it found or did have run. */
export function settleQueries(): void {
  if (underTest) countFrames();
  configure(({ asyncWrapper }) => ({
    asyncWrapper: (query) =>
      asyncWrapper(async () => {
        const found = await query();
        await settled();
        return found;
      }),
  }));
}

const withoutMotion = `*, *::before, *::after {
  animation-duration: 0.01ms !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
}`;

/**
 * Stops animations until the returned function is called: otherwise a play could find elements that are still fading
 * in. The browser of test runs prefers reduced motion already.
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

/** What keeps the focus that a press gave it: fields that are typed into, and what is open. */
const keepsFocus =
  'input:not([type=checkbox], [type=radio]), textarea, select, [aria-expanded=true], [role=dialog] *, [role=menu] *';

/**
 * Follows the presses of a play until the returned function is called. When a press was the last of the play, it takes
 * the focus from what was pressed, or got the focus back when the pressed menu closed: after a press of a real mouse, the
 * browser draws no ring there, but it does after one of a play.
 */
export function followPresses(): () => void {
  if (underTest) return () => undefined;
  let pressed = false;
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  document.addEventListener('mousedown', () => (pressed = true), options);
  document.addEventListener('keydown', () => (pressed = false), options);
  return () => {
    listeners.abort();
    if (!pressed) return;
    // The focus of a press by a play also opens the tooltip, which closes when the page scrolls.
    document.dispatchEvent(new Event('scroll'));
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return;
    if (!focused.matches(keepsFocus)) focused.blur();
  };
}

/**
 * Reports the problems of a story. A test run fails; otherwise the story stays, and the Interactions panel
 * shows them as errors outside of the play.
 */
export function reportProblems({ reporting }: StoryContext<ReactRenderer>, lines: readonly string[]): void {
  if (lines.length === 0) return;
  if (underTest) throw new Error(lines.join('\n'));
  reporting.addReport({ type: 'problems', version: 1, status: 'failed', result: { lines } });
  addons.getChannel().emit(
    'unhandledErrorsWhilePlaying',
    lines.map((message) => ({ name: 'Not expected', message, stack: '' })),
  );
}

/**
 * Keeps `window`, which every event refers to as `view`, out of the Actions panel, which would serialise all of it.
 */
export function hideWindowFromActions(): void {
  Object.defineProperty(window, 'toJSON', { value: () => '[window]', configurable: true });
}
