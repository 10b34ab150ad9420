import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { underTest } from './bothThemes.ts';
import { isFramed } from './docs/framed.ts';

/** What the page shows: its elements, and what its fields hold. */
function picture(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return [...fields.map(({ value, checked }) => `${value} ${checked}`), document.body.innerHTML].join('\n');
}

/** Whether a docs page shows the story without its play. The playground is not a picture of a state. */
function isShownWithoutPlay(context: StoryContext<ReactRenderer>): boolean {
  const { title, name, tags, playFunction } = context;
  const onPage = title.startsWith('Library/') && name !== 'Default' && !tags.includes('behaviour');
  return underTest && onPage && playFunction !== undefined && !isFramed(context);
}

let before = '';

/** Remembers the picture before the play of a story, if a docs page shows this one. */
export async function rememberPicture(context: StoryContext<ReactRenderer>): Promise<void> {
  if (!isShownWithoutPlay(context)) return;
  // Charts measure their room, and pictures load.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  before = picture();
}

/** The problem of a story that a docs page shows otherwise than its play leaves it. */
export function pictureProblems(context: StoryContext<ReactRenderer>): readonly string[] {
  return isShownWithoutPlay(context) && picture() !== before
    ? ['The play changes the picture: its docs page needs `docs.story.inline: false`.']
    : [];
}
