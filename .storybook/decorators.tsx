import { CSPProvider } from '@base-ui/react/csp-provider';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CacheProvider } from '#src/api/cache/CacheProvider.tsx';
import { RouterLink } from '#src/app/routes/RouterLink.tsx';
import { LinkContext } from '#src/components/Link/LinkContext.ts';
import { Toasts } from '#src/components/Toasts/Toasts.tsx';
import { Tooltips } from '#src/components/Tooltip/Tooltips.tsx';
import { ThemeRoot } from '#src/components/theme/ThemeRoot.tsx';
import { RouterContext } from '#src/features/shared/list/url/RouterContext.ts';
import { showAddressOf } from './address.ts';
import type { Look } from './docs/look.ts';

/** Sets theme and density of the document, as in the product; removes them on unmount. */
export function DocumentLook({ theme, density }: Look) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.density = density;
    return () => {
      delete root.dataset.theme;
      delete root.dataset.density;
    };
  }, [theme, density]);
  return null;
}

/** Applies the toolbar's theme and density, and renders what the app has around every page. */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const { theme, density } = globals;
  const inDocs = viewMode === 'docs';
  return (
    <ThemeRoot>
      {inDocs ? null : <DocumentLook theme={theme} density={density} />}
      <CSPProvider disableStyleElements>
        <Story />
        <Toasts />
        <Tooltips />
      </CSPProvider>
    </ThemeRoot>
  );
};

function Routed({ route, children }: { route: string; children: ReactNode }) {
  const [router] = useState(() =>
    showAddressOf(createMemoryRouter([{ path: '*', element: children }], { initialEntries: [route] })),
  );
  return (
    <CacheProvider>
      <LinkContext value={RouterLink}>
        <RouterContext value={router}>
          <RouterProvider router={router} />
        </RouterContext>
      </LinkContext>
    </CacheProvider>
  );
}

/** Mounts the story at `parameters.route`; without a route there is no router. */
export const withRoute: Decorator = (Story, { parameters, title }) => {
  const { route } = parameters;
  // A journey mounts the whole console, which has its own router.
  if (route === undefined || title.startsWith('Journeys/')) return <Story />;
  return (
    <Routed route={route}>
      <Story />
    </Routed>
  );
};
