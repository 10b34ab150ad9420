import type { FindRecord, Known, RecordKind, ServerRead } from './records.ts';

const everyRead: readonly ServerRead[] = ['companies', 'developers'];

/** What has to be read from the server before a record is known. All others are samples. */
const needs: Readonly<Partial<Record<RecordKind, readonly ServerRead[]>>> = {
  company: ['companies'],
  developer: ['developers'],
  customer: everyRead,
  person: ['developers'],
  resource: everyRead,
};

/** The reads from the server without which records of a kind are not known. */
export function readsOf(kind: RecordKind): readonly ServerRead[] {
  return needs[kind] ?? [];
}

export type Pair = readonly [key: string, href: string];

/** The keys and URLs of the records of a kind. Of records with one key the first is meant. */
export interface FoundKind<Records> {
  readonly pairs: (records: Records) => readonly Pair[];
  /** The one writing of a key: of an email address without capitals. */
  readonly plain?: (key: string) => string;
}

export type FoundKinds<Records> = Readonly<Partial<Record<RecordKind, FoundKind<Records>>>>;

type Index = ReadonlyMap<string, string>;

/** Finds records among those of a portal. A kind is indexed when it is first asked for: a table asks for many cells. */
export function finderOf<Records>(
  kinds: FoundKinds<Records>,
  records: Records,
  reads: Known<Records>['reads'],
): FindRecord {
  const indexes = new Map<RecordKind, Index>();
  return (kind, key) => {
    const found = kinds[kind];
    if (!found || readsOf(kind).some((read) => reads[read].status === 'loading')) return null;
    const { pairs, plain = asIs } = found;
    const wanted = plain(key);
    if (wanted === '') return null;
    const index = indexes.get(kind) ?? toIndex(pairs(records), plain);
    indexes.set(kind, index);
    return index.get(wanted) ?? null;
  };
}

function asIs(key: string): string {
  return key;
}

function toIndex(pairs: ReturnType<FoundKind<never>['pairs']>, plain: (key: string) => string): Index {
  const index = new Map<string, string>();
  for (const [key, href] of pairs) if (!index.has(plain(key))) index.set(plain(key), href);
  return index;
}

/** The pairs without keys that several have, such as names: none of them is known to be meant. */
export function onlyOnce(pairs: readonly Pair[]): readonly Pair[] {
  const counts = new Map<string, number>();
  for (const [key] of pairs) counts.set(key, (counts.get(key) ?? 0) + 1);
  return pairs.filter(([key]) => counts.get(key) === 1);
}
