import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { sessionStore, useSession } from '#src/api/session/session.ts';
import { documentTitle } from '#src/app/routes/navigation.ts';
import { UnsavedGuard } from '#src/app/routes/UnsavedGuard.tsx';
import { ExpiryOverlay } from '#src/app/session/ExpiryOverlay.tsx';
import { ProgressLine } from '#src/components/ProgressLine/ProgressLine.tsx';
import { paths } from '#src/lib/paths.ts';

/** Parts of every page: its title, the session check on navigation, the progress line and the overlay of an expiry. */
export function Root() {
  const { pathname } = useLocation();
  const step = useSession((session) => session.step);
  const mounted = useRef(false);
  const navigating = useNavigation().state !== 'idle';

  useEffect(() => {
    document.title = documentTitle(pathname, step === 'otp');
  }, [pathname, step]);

  useEffect(() => {
    const first = !mounted.current;
    mounted.current = true;
    // For the first page, `main.tsx` has checked the session; the sign-in page needs none (section 4).
    if (!first && pathname !== paths.login) void sessionStore.getState().checkSession();
  }, [pathname]);

  return (
    <>
      <ProgressLine active={navigating} />
      <ExpiryOverlay active={step === 'expired'}>
        <Outlet />
      </ExpiryOverlay>
      <UnsavedGuard />
    </>
  );
}
