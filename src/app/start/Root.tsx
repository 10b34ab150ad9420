import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { sessionStore, useSession } from '#src/api/session/session.ts';
import { documentTitle } from '#src/app/routes/navigation.ts';
import { UnsavedGuard } from '#src/app/routes/UnsavedGuard.tsx';
import { ExpiryVeil } from '#src/app/session/ExpiryVeil.tsx';
import { ProgressLine } from '#src/components/ProgressLine/ProgressLine.tsx';

/** Pages whose route changes ask the server nothing (section 4). */
const UNCHECKED: readonly string[] = ['/login', '/otp', '/forgot-password'];

/** What every page has: its title, the session check on route changes, the progress line and the veil of expiry. */
export function Root() {
  const { pathname } = useLocation();
  const expired = useSession((session) => session.step === 'expired');
  const arrived = useRef(false);
  const navigating = useNavigation().state !== 'idle';

  useEffect(() => {
    document.title = documentTitle(pathname);
    const first = !arrived.current;
    arrived.current = true;
    // The first page was checked when the console started.
    if (!first && !UNCHECKED.includes(pathname)) void sessionStore.getState().checkSession();
  }, [pathname]);

  return (
    <>
      <ProgressLine active={navigating} />
      <ExpiryVeil active={expired}>
        <Outlet />
      </ExpiryVeil>
      <UnsavedGuard />
    </>
  );
}
