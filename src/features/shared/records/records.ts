import type { Page } from '#src/api/results/page.ts';
import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { recordUrl } from '#src/lib/recordUrl.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { LinkedKind, PortalKinds, Question, Reads, Records, RelatedLine } from './recordKind.ts';

/** Whether a portal has the kind of that id. */
export function hasKind(kinds: PortalKinds, id: string): id is KindId {
  return id in kinds;
}

/** The ids of the kinds of a portal, in their order. */
export function kindIds(kinds: PortalKinds): readonly KindId[] {
  return Object.keys(kinds).filter((id) => hasKind(kinds, id));
}

/** What a record is called in a line. */
export function lineOf<Row extends { readonly id: string }>(kind: LinkedKind<Row>, row: Row): RelatedLine {
  const { path, dialog, nameOf, hintOf, statusOf, hrefOf } = kind;
  const { id } = row;
  return {
    id,
    label: nameOf(row),
    hint: hintOf(row),
    status: statusOf?.(row),
    href: hrefOf?.(row) ?? recordUrl(path, id, dialog),
  };
}

const indexes = new WeakMap<readonly object[], ReadonlyMap<string, number | null>>();

/** Where each row is, by what names it; null for a key that several have: none of them is known to be meant. */
function indexOf<Row extends { readonly id: string }>(kind: LinkedKind<Row>, rows: readonly Row[]) {
  const known = indexes.get(rows);
  if (known) return known;
  const index = new Map<string, number | null>();
  for (const [at, row] of rows.entries()) {
    for (const key of kind.keysOf?.(row) ?? [row.id]) {
      if (key !== '') index.set(key, index.has(key) ? null : at);
    }
  }
  indexes.set(rows, index);
  return index;
}

const none: readonly never[] = [];

/** The records of a portal as far as they are read; `onRead` is told which kinds an answer needs. */
export function createRecords(
  kinds: PortalKinds,
  reads: Reads,
  onRead: (id: KindId) => void = () => undefined,
): Records {
  function read<Id extends KindId>(id: Id): Reads[Id] {
    if (hasKind(kinds, id)) onRead(id);
    return reads[id];
  }
  function rows<Id extends KindId>(id: Id): readonly RecordTypes[Id][] {
    const page: QueryResult<Page<RecordTypes[Id]>> | undefined = read(id);
    return page?.status === 'ready' ? page.data.rows : none;
  }
  function ofKind<Id extends KindId, T>(id: Id, key: string, question: Question<T>): T | null {
    const kind: LinkedKind<RecordTypes[Id]> | undefined = kinds[id];
    if (!kind) return null;
    const all = rows(id);
    const row = all[indexOf(kind, all).get(key) ?? -1];
    return row ? question(kind, row) : null;
  }
  const about: Records['about'] = (ref, question) =>
    ref && hasKind(kinds, ref.kind) ? ofKind(ref.kind, ref.id, question) : null;

  return {
    kinds,
    read,
    rows,
    about,
    hrefOf: (ref) => about(ref, (kind, row) => lineOf(kind, row).href ?? null),
    ask(answer) {
      const needed = new Set<KindId>();
      const own = createRecords(kinds, reads, (id) => {
        needed.add(id);
        onRead(id);
      });
      return {
        answer: answer(own),
        limits: [...needed].flatMap((id) => limitOf(kinds[id]?.noun.many, reads[id]) ?? []),
        ...readsState([...needed].flatMap((id) => reads[id] ?? [])),
      };
    },
  };
}

/** What is said of records of which only a part was read; null for all others. */
function limitOf(noun = '', read: QueryResult<Page<unknown>> | undefined): string | null {
  if (read?.status !== 'ready' || isWhole(read.data)) return null;
  return `Only the first ${formatNumber(read.data.rows.length)} ${noun} were looked at.`;
}

/** How far some reads are, together: failed when one of them has failed. */
function readsState(reads: readonly Pick<QueryResult<unknown>, 'status' | 'retry'>[]) {
  const failed = reads.find(({ status }) => status === 'failed');
  const loading = reads.find(({ status }) => status === 'loading');
  const { status, retry } = failed ?? loading ?? { status: 'ready' as const, retry: () => undefined };
  return { status, retry };
}
