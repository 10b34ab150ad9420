const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * `localhost` and `127.0.0.1` are the same machine but two sites: a cookie set for one is not sent from a page of
 * the other, and nobody could sign in. When the page was opened under the one and the API lives under the other,
 * this is the page's address under the API's name; null when nothing is wrong.
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
