import type { Decorator } from '@storybook/react-vite';
import { asPage } from './page.tsx';

/** What the stories of containers have in common: the area of a page at `route`, signed in, with a server of its own. */
export function containerAt(route: string, ...decorators: Decorator[]) {
  const session: 'support' | 'super_admin' = route.startsWith('/support/') ? 'support' : 'super_admin';
  const parameters = { layout: 'fullscreen' as const, route, session, server: {} };
  return { decorators: [...decorators, asPage], parameters };
}
