import { readFileSync } from 'node:fs';

/** A story or docs page in Storybook's `index.json`. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  /** Path of the file that defines it, as in `./stories/components/Button.stories.tsx`. */
  readonly importPath: string;
  readonly tags?: readonly string[];
}

/** The used part of Storybook's `index.json`. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, Entry>>;
}

/** Reads the index of a built Storybook. */
export function readIndex(folder: string): StoryIndex {
  return JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
}

/**
 * The entries of the sidebar; with `words`, those whose id contains one of them. Stories without the tag `dev` are for
 * test runs only and are left out.
 */
export function shownEntries(index: StoryIndex, words: readonly string[] = []): readonly Entry[] {
  return Object.values(index.entries).filter(
    ({ id, tags }) =>
      tags?.includes('dev') !== false && (words.length === 0 || words.some((word) => id.includes(word))),
  );
}

/**
 * Splits the entries for `count` visitors, keeping the entries of a title together. Each visitor gets the same order in
 * every run, so that a failure caused by the previous story can be reproduced.
 */
export function splitForVisitors(entries: readonly Entry[], count: number): readonly (readonly Entry[])[] {
  const titles = [...new Set(entries.map(({ title }) => title))];
  return Array.from({ length: count }, (_, visitor) =>
    entries.filter(({ title }) => titles.indexOf(title) % count === visitor),
  ).filter((share) => share.length > 0);
}
