import { fold } from '#src/lib/fold.ts';

/** A screen or record that the search can open. */
export interface SearchHit {
  /** Unique among all hits. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes hits with the same label: an email, a group of the navigation. */
  readonly hint: string;
  /** The path that opens it. */
  readonly path: string;
}

/** Hits of one kind, under one heading. */
export interface SearchGroup {
  readonly label: string;
  readonly items: readonly SearchHit[];
}

/** Limit of hits per group while there is a search, so that all groups stay visible. */
const LIMIT = 6;

/** Limit of words that are searched for. */
const WORDS = 8;

function wordsOf(search: string): readonly string[] {
  return fold(search).split(/\s+/u).filter(Boolean).slice(0, WORDS);
}

/** 0: the label starts with the first word; 1: a later word of it does; 2: any other match; null: no match. */
function rank(hit: SearchHit, words: readonly string[]): number | null {
  const label = fold(hit.label);
  const text = `${label} ${fold(hit.hint)}`;
  if (!words.every((word) => text.includes(word))) return null;
  const first = words[0] ?? '';
  if (label.startsWith(first)) return 0;
  return label.includes(` ${first}`) ? 1 : 2;
}

/**
 * The hits of each group: every word must occur literally, in any order (reliability.md 16), without regard to case and
 * accents. Hits are ordered by rank, then as given. Groups without a hit are left out; an empty search keeps all hits.
 */
export function findHits(groups: readonly SearchGroup[], search: string): readonly SearchGroup[] {
  const words = wordsOf(search);
  if (words.length === 0) return groups.filter((group) => group.items.length > 0);
  return groups.flatMap((group) => {
    const ranked: { hit: SearchHit; rank: number }[] = [];
    for (const hit of group.items) {
      const place = rank(hit, words);
      if (place !== null) ranked.push({ hit, rank: place });
    }
    if (ranked.length === 0) return [];
    ranked.sort((a, b) => a.rank - b.rank);
    return [{ label: group.label, items: ranked.slice(0, LIMIT).map((entry) => entry.hit) }];
  });
}
