import { type Entry, type StoryIndex, shownEntries } from '../published/entries.ts';

/** The themes in which a story is photographed, in this order. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** A story to photograph. */
export interface Shot {
  readonly story: Entry;
  /** Whether it is shown 390 px wide instead of at its own viewport. */
  readonly onPhone: boolean;
  /** Whether the Storybooks before and after the change have it. */
  readonly before: boolean;
  readonly after: boolean;
}

/** Which stories are photographed: those with one of the words in their id, and that the change reaches. */
export interface Selection {
  readonly words: readonly string[];
  /** Paths of the story files that the change reaches, as in `stories/components/Button.stories.tsx`; null for all. */
  readonly reached: ReadonlySet<string> | null;
}

function storiesOf(index: StoryIndex, words: readonly string[]): ReadonlyMap<string, Entry> {
  const stories = shownEntries(index, words).filter(({ type }) => type === 'story');
  return new Map(stories.map((story) => [story.id, story]));
}

/** The first state of a screen, which is also shown at the width of a phone. */
function isDefaultOfScreen({ title, name }: Entry): boolean {
  return title.startsWith('Screens/') && name === 'Default';
}

/**
 * The pictures to take, in the order of the sidebar, with those of removed stories and those for phones at the end. A
 * story that only one of the Storybooks has is taken from it.
 */
export function planShots(
  before: StoryIndex,
  after: StoryIndex,
  { words, reached }: Selection,
): readonly Shot[] {
  const old = storiesOf(before, words);
  const now = storiesOf(after, words);
  const shots = [...new Map([...now, ...[...old].filter(([id]) => !now.has(id))]).values()]
    .map((story) => ({ story, onPhone: false, before: old.has(story.id), after: now.has(story.id) }))
    .filter(
      (shot) =>
        !(shot.before && shot.after) ||
        reached === null ||
        reached.has(shot.story.importPath.replace(/^\.\//, '')),
    );
  const onPhone = shots
    .filter(({ story }) => isDefaultOfScreen(story))
    .map((shot) => ({ ...shot, onPhone: true }));
  return [...shots, ...onPhone];
}
