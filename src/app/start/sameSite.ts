const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * `localhost` and `127.0.0.1` are the same machine but different sites: a cookie of one is not sent from a page of the
 * other, and signing in would fail. When the page has one host and the API the other, returns the page's URL with the
 * API's host; null otherwise.
 */
export function sameSiteAddress(page: string, apiOrigin: string): string | null {
  const here = new URL(page);
  const api = new URL(apiOrigin);
  const mixed =
    here.hostname !== api.hostname && LOOPBACK.includes(here.hostname) && LOOPBACK.includes(api.hostname);
  if (!mixed) return null;
  here.hostname = api.hostname;
  return here.href;
}
