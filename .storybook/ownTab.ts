import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { underTest } from './bothThemes.ts';
import { viewports } from './toolbar.ts';

/**
 * The size that a story selects and its window does not have, in CSS; null when it fits. Only Storybook's own window
 * applies viewports, so a story that is opened in a tab of its own is as wide as the tab.
 */
function missingSize({ globals, viewMode }: StoryContext<ReactRenderer>) {
  const own = window.parent === window && viewMode === 'story' && !underTest;
  const chosen = Object.entries(viewports).find(([name]) => name === globals.viewport?.value)?.[1].styles;
  return own && chosen && window.innerWidth > Number.parseInt(chosen.width, 10) ? chosen : null;
}

/**
 * Shows the story in a frame of the size that it selects, when its own tab is wider, and says whether it does. The story
 * of the tab itself then must not be mounted.
 */
export function shownInFrame(context: StoryContext<ReactRenderer>): boolean {
  const size = missingSize(context);
  if (!size) return false;
  const frame = document.createElement('iframe');
  frame.src = location.href;
  frame.title = context.name;
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    inlineSize: size.width,
    blockSize: `min(${size.height}, 100vh)`,
    border: '0',
    zIndex: '1000',
  });
  document.body.append(frame);
  return true;
}
