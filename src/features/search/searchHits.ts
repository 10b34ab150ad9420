import type { SearchFact } from '#src/features/shared/related/recordEntry.ts';
import { foldText } from '#src/lib/foldText.ts';
import { findsNumber, numberText, searchedNumber } from '#src/lib/numberSearch.ts';
import { isSearchedId, searchedId } from '#src/lib/recordId.ts';

/** What a hit is; each kind has an icon. */
export type HitKind =
  | 'screen'
  | 'command'
  | 'view'
  | 'card'
  | 'developer'
  | 'company'
  | 'investor'
  | 'staff'
  | 'plan'
  | 'subscription'
  | 'ticket'
  | 'user';

/** A screen or record that the search can open, or a command that it can run. */
export interface SearchHit {
  /** Unique among all hits. */
  readonly id: string;
  readonly kind: HitKind;
  readonly label: string;
  /** Distinguishes hits with the same label: an email, a group of the navigation. */
  readonly hint: string;
  readonly facts?: readonly SearchFact[];
  /** Of a person: the company, shown with the reason. */
  readonly company?: string | null;
  /** Why it was found, if not by its label or hint: `Phone +971 55 285 4205`. */
  readonly reason?: string;
  /** The caps of its keys: `G`, `U`. */
  readonly keys?: readonly string[];
  /** The path that opens it; null for a command without one. */
  readonly path: string | null;
  /** Runs the command, in place of the path. */
  readonly run?: () => void;
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

/** The folded words of a search. */
export function wordsOf(search: string): readonly string[] {
  // The parts of a number are one word.
  if (searchedNumber(search) !== null) return [search.trim()];
  return foldText(search).split(/\s+/u).filter(Boolean).slice(0, WORDS);
}

/** Whether a word of the search is in a fact. */
function isInFact({ text, kind }: SearchFact, word: string): boolean {
  if (kind === 'id') {
    const id = searchedId(word);
    return id !== null && isSearchedId(text, id);
  }
  if (kind !== 'number') return foldText(text).includes(word);
  const digits = searchedNumber(word);
  return digits !== null && findsNumber(digits)(numberText(text));
}

/** The hit with the first fact that has a word which its label lacks; null if a word is nowhere. */
function explained(hit: SearchHit, words: readonly string[]): SearchHit | null {
  const label = foldText(hit.label);
  const hint = foldText(hit.hint);
  let reason: string | undefined;
  for (const word of words) {
    if (label.includes(word)) continue;
    const fact = hit.facts?.find((each) => isInFact(each, word));
    if (fact) reason ??= `${fact.label} ${fact.text}`;
    else if (!hint.includes(word)) return null;
  }
  return reason === undefined ? hit : { ...hit, reason };
}

/** 0: the label starts with the first word; 1: a later word of it does; 2: any other match. */
function rank(hit: SearchHit, words: readonly string[]): number {
  const label = foldText(hit.label);
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
      const found = explained(hit, words);
      if (found) ranked.push({ hit: found, rank: rank(found, words) });
    }
    if (ranked.length === 0) return [];
    ranked.sort((a, b) => a.rank - b.rank);
    return [{ label: group.label, items: ranked.slice(0, LIMIT).map((entry) => entry.hit) }];
  });
}
