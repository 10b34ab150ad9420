import { useEffect, useState } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { RouterLink } from '#src/app/routes/RouterLink.tsx';
import { watchSession } from '#src/app/session/sessionEvents.ts';
import { routes } from '#src/app/start/routes.tsx';
import { LinkContext } from '#src/components/Link/LinkContext.ts';
import { RouterContext } from '#src/features/shared/list/url/RouterContext.ts';

interface ConsoleProps {
  /** Where it starts. */
  readonly route: string;
  /** The address of a link to this path, for another tab; absent where no other tab can show it. */
  readonly addressOf?: (path: string) => string;
  /** Is called with the path of each further page. */
  readonly onPath?: (path: string) => void;
}

/** The whole console with its own routes, in the memory of the story instead of the browser's address. */
export function Console({ route, addressOf, onPath }: ConsoleProps) {
  const [router] = useState(() => {
    const created = createMemoryRouter(routes, { initialEntries: [route] });
    if (addressOf) created.createHref = (location) => addressOf(createPath(location));
    return created;
  });
  // As src/app/start/main.tsx does: nothing is drawn before the code of the first page is there.
  const [ready, setReady] = useState(router.state.initialized);
  useEffect(() => {
    const stopRoutes = router.subscribe(({ initialized, location }) => {
      setReady(initialized);
      onPath?.(location.pathname);
    });
    const stopSession = watchSession();
    setReady(router.state.initialized);
    return () => {
      stopRoutes();
      stopSession();
      router.dispose();
    };
  }, [router, onPath]);
  if (!ready) return null;
  return (
    <LinkContext value={RouterLink}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </LinkContext>
  );
}
