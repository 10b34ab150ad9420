import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Portal } from '#src/app/routes/screens.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { RelatedContext } from '#src/features/shared/related/RelatedContext.ts';
import { PlaceContext } from '#src/features/shared/trail/trailContext.ts';

const readers = {
  master: { master: loadOnce(async () => (await import('./MasterReader.tsx')).MasterReader) },
  support: { support: loadOnce(async () => (await import('./SupportReader.tsx')).SupportReader) },
};

const none = {};

/** Provides the records of the shown portal to the details of a record, and the way of links that led to it. */
export function RelatedProvider({
  portal,
  children,
}: {
  portal: Portal['id'] | undefined;
  children: ReactNode;
}) {
  const { pathname, search, state } = useLocation();
  const here = pathname + search;
  const place = useMemo(() => ({ here, state }), [here, state]);
  return (
    <RelatedContext value={portal ? readers[portal] : none}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </RelatedContext>
  );
}
