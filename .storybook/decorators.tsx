import { CSPProvider } from '@base-ui/react/csp-provider';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CacheProvider } from '#src/api/CacheProvider.tsx';
import { RouterLink } from '#src/app/RouterLink.tsx';
import { LinkContext } from '#src/components/Link/LinkContext.ts';
import { Toasts } from '#src/components/Toasts/Toasts.tsx';
import { Tooltips } from '#src/components/Tooltip/Tooltips.tsx';
import { ThemeRoot } from '#src/components/theme/ThemeRoot.tsx';
import { demandParameters } from './parameters.ts';

/** The toolbar's theme, density and direction on `<html>`; around the story what the app has around every page. */
export const withTheme: Decorator = (Story, { globals }) => {
  const { theme, density, direction } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.density = density;
    root.dir = direction;
  }, [theme, density, direction]);
  return (
    <ThemeRoot>
      <CSPProvider disableStyleElements>
        <Story />
        <Toasts />
        <Tooltips />
      </CSPProvider>
    </ThemeRoot>
  );
};

function Routed({ route, children }: { route: string; children: React.ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], { initialEntries: [route] }),
  );
  return (
    <CacheProvider>
      <LinkContext value={RouterLink}>
        <RouterProvider router={router} />
      </LinkContext>
    </CacheProvider>
  );
}

/** Mounts the story at `parameters.route`; without one there is no router, as in the component library. */
export const withRoute: Decorator = (Story, { parameters, title }) => {
  demandParameters(title, parameters);
  const { route } = parameters;
  // A journey mounts the whole console, which brings its own router.
  if (route === undefined || title.startsWith('Journeys/')) return <Story />;
  return (
    <Routed route={route}>
      <Story />
    </Routed>
  );
};
