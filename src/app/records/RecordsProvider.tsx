import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { preloadScreen } from '#src/app/routes/lazyScreens.ts';
import type { Portal } from '#src/app/routes/screens.ts';
import { type LoadOnce, loadOnce } from '#src/components/loadOnce.ts';
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
import type { PortalRecords } from '#src/features/shared/records/recordKind.ts';
import { PageContext } from '#src/features/shared/recordTrail/trailContext.ts';

/** The records of each portal. They are loaded apart, so that no portal loads the samples of the other. */
export const portalRecords: Readonly<Record<Portal['id'], LoadOnce<PortalRecords>>> = {
  master: loadOnce(async () => (await import('./masterKinds.ts')).masterRecords),
  support: loadOnce(async () => (await import('./supportKinds.ts')).supportRecords),
};

const none = {};

/** Provides the records of the shown portal, and the trail of links that led to the shown one. */
export function RecordsProvider({
  portal,
  children,
}: {
  portal: Portal['id'] | undefined;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const here = pathname + search;
  const page = useMemo(() => ({ here, state }), [here, state]);
  const source = useMemo(() => {
    const onFollow = (path: string) => {
      preloadScreen(path);
      void navigate(path);
    };
    return portal ? { records: portalRecords[portal], onFollow } : none;
  }, [portal, navigate]);
  return (
    <RecordsContext value={source}>
      <PageContext value={page}>{children}</PageContext>
    </RecordsContext>
  );
}
