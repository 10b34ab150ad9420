import { Console } from './Console.tsx';

/** What the films have in common: the whole console at `route`, signed in, with a server of its own. */
export function filmOf(route: string, session = route.startsWith('/support/') ? 'support' : 'super_admin') {
  return {
    component: Console,
    args: { route },
    // A film shows its steps.
    argTypes: { route: { table: { disable: true } } },
    parameters: { layout: 'fullscreen', route, session, server: {} },
  } as const;
}
