import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouterLink } from '#src/app/routes/RouterLink.tsx';
import { watchSession } from '#src/app/session/sessionEvents.ts';
import { routes } from '#src/app/start/routes.tsx';
import { LinkContext } from '#src/components/Link/LinkContext.ts';
import { RouterContext } from '#src/features/shared/list/url/RouterContext.ts';

interface ConsoleProps {
  /** Where it starts. */
  readonly route: string;
}

/** The whole console with its own routes, in the memory of the story instead of the browser's address. */
export function Console({ route }: ConsoleProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [route] }));
  // As src/app/start/main.tsx does: nothing is drawn before the code of the first page is there.
  const [ready, setReady] = useState(router.state.initialized);
  useEffect(() => {
    const stopRoutes = router.subscribe(({ initialized }) => setReady(initialized));
    const stopSession = watchSession();
    setReady(router.state.initialized);
    return () => {
      stopRoutes();
      stopSession();
      router.dispose();
    };
  }, [router]);
  if (!ready) return null;
  return (
    <LinkContext value={RouterLink}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </LinkContext>
  );
}
