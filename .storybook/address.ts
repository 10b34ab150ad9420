import type { createMemoryRouter, Location } from 'react-router-dom';

type Router = ReturnType<typeof createMemoryRouter>;

let shown: Router | null = null;

/** Makes the router of a story the one whose address plays read. */
export function showAddressOf(router: Router): Router {
  shown = router;
  return router;
}

/** Where the story is, for plays: a story has no address bar. Throws when it has no `parameters.route`. */
export function currentLocation(): Location {
  if (!shown) throw new Error('The story has no route.');
  return shown.state.location;
}

/** The path and query of where the story is, as in `/master/developer-users?search=acme`. */
export function currentAddress(): string {
  const { pathname, search } = currentLocation();
  return pathname + search;
}
