import { type Entry, type StoryIndex, shownEntries } from '../published/entries.ts';

/** How a story is shown in a picture. */
export interface View {
  readonly theme: 'light' | 'dark';
  /** Whether it is 390 px wide instead of at its own viewport. */
  readonly onPhone: boolean;
}

/** A story to photograph. */
export interface Shot {
  readonly story: Entry;
  /** Whether the Storybooks before and after the change have it. */
  readonly before: boolean;
  readonly after: boolean;
}

/** Which stories are photographed: states with one of the words in their id, and that the change reaches. */
export interface Selection {
  readonly words: readonly string[];
  /** Paths of the story files that the change reaches, as in `stories/components/Button.stories.tsx`; null for all. */
  readonly reached: ReadonlySet<string> | null;
  /** Also stories that show what happens when something is used, which end in no state of their own. */
  readonly behaviours?: boolean;
}

function storiesOf(index: StoryIndex, words: readonly string[]): ReadonlyMap<string, Entry> {
  const stories = shownEntries(index, words).filter(({ type }) => type === 'story');
  return new Map(stories.map((story) => [story.id, story]));
}

/**
 * The stories to photograph, in the order of the sidebar, removed ones at the end. A story that only one of the
 * Storybooks has is taken from it.
 */
export function planShots(
  before: StoryIndex,
  after: StoryIndex,
  { words, reached, behaviours = false }: Selection,
): readonly Shot[] {
  const isBehaviour = ({ id }: Entry) =>
    [before, after].some(({ entries }) => entries[id]?.tags?.includes('behaviour'));
  const old = storiesOf(before, words);
  const now = storiesOf(after, words);
  return [...now.values(), ...[...old.values()].filter(({ id }) => !now.has(id))]
    .map((story) => ({ story, before: old.has(story.id), after: now.has(story.id) }))
    .filter(
      (shot) =>
        (behaviours || !isBehaviour(shot.story)) &&
        (!(shot.before && shot.after) ||
          reached === null ||
          reached.has(shot.story.importPath.replace(/^\.\//, ''))),
    );
}

/** Whether it is the first state of a screen; parts that several screens share are no screens. */
export function isDefaultOfScreen({ title, name }: Pick<Entry, 'title' | 'name'>): boolean {
  return /^Screens\/(?!Shared\/)/.test(title) && name === 'Default';
}

/**
 * The pictures of a story, in the order in which they are taken: light, then dark, and the Default of a screen then 390
 * px wide too.
 */
export function viewsOf(story: Entry, light: boolean): readonly View[] {
  const themes: readonly View['theme'][] = light ? ['light'] : ['light', 'dark'];
  return (isDefaultOfScreen(story) ? [false, true] : [false]).flatMap((onPhone) =>
    themes.map((theme) => ({ theme, onPhone })),
  );
}
