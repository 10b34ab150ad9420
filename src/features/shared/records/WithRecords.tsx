import { type ReactNode, use, useMemo, useState } from 'react';
import type { Page } from '#src/api/results/page.ts';
import type { KindId } from '#src/api/types/record.ts';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { RecordsContext } from './RecordsContext.ts';
import type { Asked, PortalRecords, Reads, Records } from './recordKind.ts';
import { createRecords } from './records.ts';

interface AskProps<T> {
  /** Answers from the records; what it reads is read. */
  ask: (records: Records) => T;
  /** Draws the answer, which is null until the code of the records is loaded. */
  children: (asked: Asked<T | null>) => ReactNode;
}

interface WithRecordsProps<T> extends AskProps<T> {
  /** What is shown where the app provides no records. */
  otherwise?: ReactNode;
}

/** Asks the records of the shown portal. */
export function WithRecords<T>({ otherwise = null, ...props }: WithRecordsProps<T>) {
  const { records } = use(RecordsContext);
  return records ? <Loaded code={records} {...props} /> : otherwise;
}

function Loaded<T>({ code, ...props }: AskProps<T> & { code: LoadOnce<PortalRecords> }) {
  const [failed, setFailed] = useState(false);
  const portal = useLoaded(code, !failed, () => setFailed(true));
  if (portal) return <Asking portal={portal} {...props} />;
  return props.children({
    status: failed ? 'failed' : 'loading',
    answer: null,
    limits: [],
    retry: () => setFailed(false),
  });
}

const none: ReadonlySet<KindId> = new Set();

/** The reads; the same object until one that is wanted has other rows or another state. */
function useChanged(reads: Reads, wanted: ReadonlySet<KindId>): Reads {
  const [last, setLast] = useState(reads);
  if ([...wanted].every((id) => isSameRead(last[id], reads[id]))) return last;
  setLast(reads);
  return reads;
}

type Read = QueryResult<Page<object>> | undefined;

function isSameRead(one: Read, other: Read): boolean {
  if (one?.status === 'ready' && other?.status === 'ready') return one.data.rows === other.data.rows;
  return one?.status === other?.status;
}

function Asking<T>({ portal, ask, children }: AskProps<T> & { portal: PortalRecords }) {
  const [wanted, setWanted] = useState(none);
  const reads = useChanged(portal.useReads(wanted), wanted);
  const { needed, asked } = useMemo(() => {
    const needed = new Set<KindId>();
    return { needed, asked: createRecords(portal.kinds, reads, (id) => needed.add(id)).ask(ask) };
  }, [portal, reads, ask]);
  // What an answer needs is known when it was given once.
  if ([...needed].some((id) => !wanted.has(id))) setWanted(new Set([...wanted, ...needed]));
  return children(asked);
}
