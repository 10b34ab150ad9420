import { type ReactNode, use, useMemo, useState } from 'react';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { knownRecords, type ReadKind } from './knownRecords.ts';
import { RecordsContext } from './RecordsContext.ts';
import type { KnownRecords, RecordKind } from './recordKind.ts';

/** The records of the shown portal, or how far their code is. */
export type RecordsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'known';
      /** All kinds of the portal. */
      readonly kinds: readonly RecordKind[];
      /** Those that were asked for. */
      readonly reads: readonly ReadKind[];
      readonly known: KnownRecords;
    };

interface WithRecordsProps {
  /** The kinds that are wanted, by id, or a function that chooses them. */
  needs: readonly string[] | ((kinds: readonly RecordKind[]) => readonly string[]);
  children: (state: RecordsState) => ReactNode;
  /** What is shown where the app provides no records. */
  otherwise?: ReactNode;
}

/** Reads records of the shown portal and gives them to its children, once their code is loaded. */
export function WithRecords({ needs, children, otherwise = null }: WithRecordsProps) {
  const { kinds } = use(RecordsContext);
  return kinds ? (
    <Loaded code={kinds} needs={needs}>
      {children}
    </Loaded>
  ) : (
    otherwise
  );
}

interface LoadedProps extends Pick<WithRecordsProps, 'needs' | 'children'> {
  code: LoadOnce<readonly RecordKind[]>;
}

function Loaded({ code, needs, children }: LoadedProps) {
  const [failed, setFailed] = useState(false);
  const kinds = useLoaded(code, !failed, () => setFailed(true));
  if (failed) return children({ status: 'failed', onRetry: () => setFailed(false) });
  if (!kinds) return children({ status: 'loading' });
  const wanted = typeof needs === 'function' ? needs(kinds) : needs;
  return (
    <Reads kinds={kinds.filter(({ id }) => wanted.includes(id))} reads={none}>
      {(reads, known) => children({ status: 'known', kinds, reads, known })}
    </Reads>
  );
}

const none: readonly ReadKind[] = [];

interface ReadsProps {
  /** The kinds that are still to be read. */
  kinds: readonly RecordKind[];
  reads: readonly ReadKind[];
  children: (reads: readonly ReadKind[], known: KnownRecords) => ReactNode;
}

/** Reads one kind after the other, each in a component of its own: every kind has another hook. */
function Reads({ kinds: [kind, ...others], reads, children }: ReadsProps) {
  const known = useMemo(() => knownRecords(reads), [reads]);
  if (!kind) return children(reads, known);
  return (
    <Read key={kind.id} kind={kind} kinds={others} reads={reads}>
      {children}
    </Read>
  );
}

function Read({ kind, kinds, reads, children }: ReadsProps & { kind: RecordKind }) {
  const read = kind.useRows();
  const all = useMemo(() => [...reads, { kind, read }], [reads, kind, read]);
  return (
    <Reads kinds={kinds} reads={all}>
      {children}
    </Reads>
  );
}
