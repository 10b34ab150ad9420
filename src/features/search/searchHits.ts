import type { LucideIcon } from 'lucide-react';
import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import { inLine, type LinkedKind, type Records } from '#src/features/shared/records/recordKind.ts';
import { kindIds, lineOf } from '#src/features/shared/records/records.ts';
import { foldText } from '#src/lib/foldText.ts';
import { findsNumber, numberText, searchedNumber } from '#src/lib/numberSearch.ts';
import { findsId } from '#src/lib/recordId.ts';
import { numberLabels } from '#src/lib/recordNumbers.ts';

/** A text by which the search finds a record besides its label and hint. */
export interface SearchFact {
  /** `Email`, `Phone`, `ID`. */
  readonly label: string;
  readonly text: string;
  /** A number is found in any writing, an id only as it is written, any other text by a part of it. */
  readonly type?: 'number' | 'id';
}

/** A screen or record that the search can open, or a command that it can run. */
export interface SearchHit {
  /** Unique among all hits. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** Distinguishes hits with the same label: an email, a group of the navigation. */
  readonly hint: string;
  readonly facts?: readonly SearchFact[];
  /** Of a person: the company, shown with the reason. */
  readonly company?: string | null;
  /** Plan and status of a record. */
  readonly terms?: string;
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

/** The records of each kind that the search looks at, under their heading. */
export function searchGroups(records: Records): readonly SearchGroup[] {
  return kindIds(records.kinds).flatMap((id) => groupOf(id, records) ?? []);
}

function groupOf<Id extends KindId>(kindId: Id, records: Records): SearchGroup | null {
  const kind: LinkedKind<RecordTypes[Id]> | undefined = records.kinds[kindId];
  if (!kind?.icon) return null;
  const { icon, heading: label, companyOf } = kind;
  const items = records.rows(kindId).map((row) => {
    const { id, status, href: path = null, ...line } = lineOf(kind, row);
    const plan = kind.customer?.(row, records).plan?.text ?? '';
    // The hint of a subscription has the plan.
    const terms = inLine(line.hint.endsWith(plan) ? null : plan, status?.label);
    const company = companyOf?.(row) ?? null;
    // Some investors are developer users too, with the same id.
    return { ...line, icon, terms, company, facts: factsOf(kind, row), id: `${kindId} ${id}`, path };
  });
  return { label, items };
}

/** By what a record is found besides its label and hint. */
function factsOf<Row extends { readonly id: string }>(
  kind: LinkedKind<Row>,
  row: Row,
): readonly SearchFact[] {
  const { email = '', phone = '', emiratesId = '' } = kind.numbers?.(row) ?? {};
  const facts = [
    { label: 'Email', text: email },
    { label: numberLabels.phone, text: phone, type: 'number' },
    { label: numberLabels.emiratesId, text: emiratesId, type: 'number' },
    { label: numberLabels.id, text: row.id, type: 'id' },
  ] as const;
  return facts.filter(({ text }) => text !== '');
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
function isInFact({ text, type }: SearchFact, word: string): boolean {
  if (type === 'id') return findsId(word)(text);
  if (type !== 'number') return foldText(text).includes(word);
  const digits = searchedNumber(word);
  return digits !== null && findsNumber(digits)(numberText(text));
}

/** A word that may have a wrong letter: shorter ones are too near to many others. */
const LONG_WORD = /^\p{L}{5,}$/u;

/** Whether two words differ by one letter, which is another one, or which one of them lacks, or by two that are swapped. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  const [first = '', second = ''] = rest;
  if (otherRest === second + first + rest.slice(2)) return true;
  return [rest, rest.slice(1)].includes(otherRest.slice(1)) || rest.slice(1) === otherRest;
}

/** Whether a text has the word with one letter wrong: `harbor` is near `Harbour`. */
function hasNear(text: string, word: string): boolean {
  return LONG_WORD.test(word) && text.split(/\P{L}+/u).some((each) => isNear(each, word));
}

/** The rank of a hit with a wrong letter. */
const NEAR = 3;

interface Match {
  readonly hit: SearchHit;
  /** 0: the label starts with the first word; 1: a later word of it does; 2: any other match; 3: with a wrong letter. */
  readonly rank: number;
}

/** The hit with the first fact that has a word which its label lacks, and its rank; null if a word is nowhere. */
function matchOf(hit: SearchHit, words: readonly string[]): Match | null {
  const label = foldText(hit.label);
  const hint = foldText(hit.hint);
  const [first = ''] = words;
  let rank = 2;
  if (label.startsWith(first)) rank = 0;
  else if (label.includes(` ${first}`)) rank = 1;
  let reason: string | undefined;
  for (const word of words) {
    if (label.includes(word)) continue;
    const fact = hit.facts?.find((each) => isInFact(each, word));
    if (fact) reason ??= `${fact.label} ${fact.text}`;
    else if (hint.includes(word)) continue;
    else if (hasNear(`${label} ${hint}`, word)) rank = NEAR;
    else return null;
  }
  return { hit: reason === undefined ? hit : { ...hit, reason }, rank };
}

/**
 * The hits of each group: every word must occur literally, in any order (reliability.md 16), as `foldText` compares, or
 * with one letter wrong. Hits are ordered by rank, then as given; groups with wrong letters only come last. Groups without
 * a hit are left out; an empty search keeps all hits.
 */
export function findHits(groups: readonly SearchGroup[], search: string): readonly SearchGroup[] {
  const words = wordsOf(search);
  if (words.length === 0) return groups.filter((group) => group.items.length > 0);
  const found = groups.flatMap(({ label, items }) => {
    const matches = items
      .flatMap((item) => matchOf(item, words) ?? [])
      .toSorted((one, other) => one.rank - other.rank);
    const group = { label, items: matches.slice(0, LIMIT).map(({ hit }) => hit) };
    return matches[0] ? [{ group, isNear: matches[0].rank === NEAR }] : [];
  });
  return found.toSorted((one, other) => Number(one.isNear) - Number(other.isNear)).map(({ group }) => group);
}
