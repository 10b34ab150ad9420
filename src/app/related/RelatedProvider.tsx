import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { preloadScreen } from '#src/app/routes/lazyScreens.ts';
import type { Portal } from '#src/app/routes/screens.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
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
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const here = pathname + search;
  const place = useMemo(() => ({ here, state }), [here, state]);
  const source = useMemo(() => {
    const onFollow = (path: string) => {
      preloadScreen(path);
      void navigate(path);
    };
    return portal ? { ...readers[portal], onFollow } : none;
  }, [portal, navigate]);
  return (
    <RecordsContext value={source}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </RecordsContext>
  );
}
