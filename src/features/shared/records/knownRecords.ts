import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { hrefOf, type KnownRecords, type RecordKind, type RecordRef } from './recordKind.ts';

type Row = Parameters<typeof hrefOf>[1];

/** A kind that was asked for, and how far the read of its rows is. */
export interface ReadKind {
  readonly kind: RecordKind;
  readonly read: QueryResult<Page<Row>>;
}

/** How far some reads are, together: failed when one of them has failed. */
export type ReadState =
  | { readonly status: 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly onRetry: () => void };

export function stateOf(reads: readonly ReadKind[], needs: readonly string[]): ReadState {
  const wanted = reads.filter(({ kind }) => needs.includes(kind.id));
  const failed = wanted.find(({ read }) => read.status === 'failed');
  if (failed) return { status: 'failed', onRetry: failed.read.retry };
  return { status: wanted.some(({ read }) => read.status === 'loading') ? 'loading' : 'ready' };
}

const none: readonly never[] = [];
const rowsOf = ({ read }: ReadKind) => (read.status === 'ready' ? read.data.rows : none);

/** The rows by what names them; null for a key that several have: none of them is known to be meant. */
function toIndex(each: ReadKind): ReadonlyMap<string, Row | null> {
  const index = new Map<string, Row | null>();
  for (const row of rowsOf(each)) {
    for (const key of each.kind.keysOf?.(row) ?? [row.id]) {
      if (key !== '') index.set(key, index.has(key) ? null : row);
    }
  }
  return index;
}

/** The records that were read. A kind is indexed when it is first asked for: a table asks for many cells. */
export function knownRecords(reads: readonly ReadKind[]): KnownRecords {
  const indexes = new Map<ReadKind, ReturnType<typeof toIndex>>();
  const indexOf = (each: ReadKind) => {
    const index = indexes.get(each) ?? toIndex(each);
    indexes.set(each, index);
    return index;
  };
  const get = ({ kinds, id }: RecordRef) => {
    if (id === null || stateOf(reads, kinds).status === 'loading') return null;
    for (const each of reads) {
      const row = kinds.includes(each.kind.id) ? indexOf(each).get(id) : undefined;
      if (row) return { kind: each.kind, row };
    }
    return null;
  };
  return {
    rows: <Wanted extends Row>(wanted: RecordKind<Wanted>) => {
      const found = reads.find(({ kind }) => kind.id === wanted.id);
      // The rows of a kind are those that it reads.
      return (found ? rowsOf(found) : none) as readonly Wanted[];
    },
    get,
    find: (ref) => {
      const found = get(ref);
      return found && hrefOf(found.kind, found.row);
    },
  };
}
