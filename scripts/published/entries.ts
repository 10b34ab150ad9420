/** A story or docs page as Storybook's `index.json` lists it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

/** The part of Storybook's `index.json` that is read here. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, Entry>>;
}

/**
 * What the sidebar shows, or of that what one of `words` is part of the id of. A story without the tag `dev` is in
 * the index for test runs only.
 */
export function shownEntries(index: StoryIndex, words: readonly string[] = []): readonly Entry[] {
  return Object.values(index.entries).filter(
    ({ id, tags }) =>
      tags?.includes('dev') !== false && (words.length === 0 || words.some((word) => id.includes(word))),
  );
}

/**
 * Deals the entries out to `count` visitors, the entries of one title to the same one: each visitor has the same
 * way in every run, so that what depends on the story before can be seen again.
 */
export function shares(entries: readonly Entry[], count: number): readonly (readonly Entry[])[] {
  const titles = [...new Set(entries.map(({ title }) => title))];
  return Array.from({ length: count }, (_, visitor) =>
    entries.filter(({ title }) => titles.indexOf(title) % count === visitor),
  ).filter((share) => share.length > 0);
}
