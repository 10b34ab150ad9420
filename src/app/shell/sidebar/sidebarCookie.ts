const NAME = 'sidebar';

/** Seven days in seconds (section 9). */
const MAX_AGE = 604_800;

/** What is needed of `document`. */
export interface CookieJar {
  cookie: string;
}

/** Whether the sidebar was left open. Collapsed unless the cookie says otherwise, or where cookies are forbidden. */
export function wasExpanded(jar: CookieJar): boolean {
  try {
    return jar.cookie.split(';').some((part) => part.trim() === `${NAME}=expanded`);
  } catch {
    return false;
  }
}

/**
 * Remembers the choice for seven days (section 4). `protocol` is the page's: over `https:` the cookie is `Secure`;
 * over `http:` a browser would refuse such a one.
 */
export function rememberExpanded(jar: CookieJar, expanded: boolean, protocol: string): void {
  const value = expanded ? 'expanded' : 'collapsed';
  const secure = protocol === 'https:' ? '; Secure' : '';
  try {
    jar.cookie = `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`;
  } catch {
    // Forbidden cookies remember nothing; the sidebar works all the same.
  }
}
