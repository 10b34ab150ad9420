/** One thing that can be opened from the search. */
export interface SearchHit {
  /** Unique among all hits. */
  readonly id: string;
  readonly label: string;
  /** What tells it from its namesakes: an email, a group of the navigation. */
  readonly hint: string;
  /** Where it opens. */
  readonly path: string;
}

/** Hits of one kind, under one heading. */
export interface SearchGroup {
  readonly label: string;
  readonly items: readonly SearchHit[];
}

/** Most hits a group shows while something is typed: the list stays one glance long. */
const LIMIT = 6;

/** More words than this only narrow what is already found. */
const WORDS = 8;

function wordsOf(query: string): readonly string[] {
  return query.toLocaleLowerCase().split(/\s+/u).filter(Boolean).slice(0, WORDS);
}

/** 0 begins with the words, 1 has a word that begins so, 2 has them somewhere, null not at all. */
function rank(hit: SearchHit, words: readonly string[]): number | null {
  const label = hit.label.toLocaleLowerCase();
  const text = `${label} ${hit.hint.toLocaleLowerCase()}`;
  if (!words.every((word) => text.includes(word))) return null;
  const first = words[0] ?? '';
  if (label.startsWith(first)) return 0;
  return label.includes(` ${first}`) ? 1 : 2;
}

/**
 * What each group holds of the query: every word must occur literally, in any order (reliability.md 16). Better
 * hits first, otherwise the order they came in. Groups without a hit are left out; an empty query shows all.
 */
export function findHits(groups: readonly SearchGroup[], query: string): readonly SearchGroup[] {
  const words = wordsOf(query);
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
