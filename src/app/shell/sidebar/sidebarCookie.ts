const NAME = 'sidebar';

/** Lifetime of the cookie: seven days in seconds (section 9). */
const MAX_AGE = 604_800;

/** The part of `document` that is used; tests bring a fake. */
export interface CookieJar {
  cookie: string;
}

/** Whether the sidebar was left open; false without the cookie, or where cookies are blocked. */
export function wasExpanded(jar: CookieJar): boolean {
  try {
    return jar.cookie.split(';').some((part) => part.trim() === `${NAME}=expanded`);
  } catch {
    return false;
  }
}

/**
 * Stores the choice for seven days (section 4). `protocol` is the page's: over `https:` the cookie is `Secure`; over
 * `http:` a browser would reject a secure cookie.
 */
export function rememberExpanded(jar: CookieJar, expanded: boolean, protocol: string): void {
  const value = expanded ? 'expanded' : 'collapsed';
  const secure = protocol === 'https:' ? '; Secure' : '';
  try {
    jar.cookie = `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`;
  } catch {
    // Cookies are blocked: the choice is not stored.
  }
}
