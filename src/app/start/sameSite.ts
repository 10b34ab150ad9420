const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * `localhost` and `127.0.0.1` are the same machine but different sites: a cookie of one is not sent from a page of the
 * other, and signing in would fail. When the page has one host and the API the other, returns the page's URL with the
 * API's host; null otherwise.
 */
export function sameSiteUrl(page: string, apiOrigin: string): string | null {
  const pageUrl = new URL(page);
  const apiUrl = new URL(apiOrigin);
  const mixed =
    pageUrl.hostname !== apiUrl.hostname &&
    LOOPBACK.includes(pageUrl.hostname) &&
    LOOPBACK.includes(apiUrl.hostname);
  if (!mixed) return null;
  pageUrl.hostname = apiUrl.hostname;
  return pageUrl.href;
}
