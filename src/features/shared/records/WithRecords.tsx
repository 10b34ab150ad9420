import { type ReactNode, use, useState } from 'react';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { type RecordReaders, RecordsContext } from './RecordsContext.ts';
import type { Known, PortalRecords, RecordReader, ServerRead } from './records.ts';

/** The records of a portal, or how far they are; `failed` when the code with the samples could not be loaded. */
export type RecordsState<Records> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | ({ readonly status: 'known' } & Known<Records>);

interface WithRecordsProps<Portal extends keyof PortalRecords> {
  portal: Portal;
  /** The reads from the server that are wanted. */
  needs: readonly ServerRead[];
  children: (state: RecordsState<PortalRecords[Portal]>) => ReactNode;
}

/** Gives the records of a portal to its children, once their code is loaded; nothing where the app provides none. */
export function WithRecords<Portal extends keyof PortalRecords>(props: WithRecordsProps<Portal>) {
  const { portal, needs, children } = props;
  const readers: RecordReaders = use(RecordsContext);
  const code: LoadOnce<RecordReader<PortalRecords[Portal]>> | undefined = readers[portal];
  return code ? (
    <Loaded code={code} needs={needs}>
      {children}
    </Loaded>
  ) : null;
}

interface WithFinderProps {
  needs: readonly ServerRead[];
  children: (state: RecordsState<unknown>) => ReactNode;
  /** What is shown where the app provides no records. */
  otherwise?: ReactNode;
}

/** The same for what needs no records of a certain portal, but finds some by a key. */
export function WithFinder({ needs, children, otherwise = null }: WithFinderProps) {
  const { master, support } = use(RecordsContext);
  if (master) {
    return (
      <Loaded code={master} needs={needs}>
        {children}
      </Loaded>
    );
  }
  if (!support) return otherwise;
  return (
    <Loaded code={support} needs={needs}>
      {children}
    </Loaded>
  );
}

interface LoadedProps<Records> {
  code: LoadOnce<RecordReader<Records>>;
  needs: readonly ServerRead[];
  children: (state: RecordsState<Records>) => ReactNode;
}

function Loaded<Records>({ code, needs, children }: LoadedProps<Records>) {
  const [failed, setFailed] = useState(false);
  const Reader = useLoaded(code, !failed, () => setFailed(true));
  if (failed) return children({ status: 'failed', onRetry: () => setFailed(false) });
  if (!Reader) return children({ status: 'loading' });
  return <Reader needs={needs}>{(known) => children({ status: 'known', ...known })}</Reader>;
}
