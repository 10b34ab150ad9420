import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { RouterLink } from '#src/app/routes/RouterLink.tsx';
import { LinkContext } from '#src/components/Link/LinkContext.ts';
import { Toasts } from '#src/components/Toasts/Toasts.tsx';
import { Tooltips } from '#src/components/Tooltip/Tooltips.tsx';
import { ThemeRoot } from '#src/components/theme/ThemeRoot.tsx';
import { RouterContext } from '#src/features/shared/list/url/RouterContext.ts';
import { Appearance } from './Appearance.tsx';

/** The console: the theme, links, toasts and the router, which every page needs. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <StrictMode>
      <ThemeRoot>
        <CSPProvider disableStyleElements>
          <LinkContext value={RouterLink}>
            <Appearance />
            <RouterContext value={router}>
              <RouterProvider router={router} />
            </RouterContext>
            <Toasts />
            <Tooltips />
          </LinkContext>
        </CSPProvider>
      </ThemeRoot>
    </StrictMode>
  );
}
