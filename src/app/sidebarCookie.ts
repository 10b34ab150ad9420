const NAME = 'sidebar';

/** Seven days in seconds (section 9). */
const MAX_AGE = 604_800;

/** Whether the sidebar was left open: `cookies` is `document.cookie`. Collapsed unless it says otherwise. */
export function wasExpanded(cookies: string): boolean {
  return cookies.split(';').some((part) => part.trim() === `${NAME}=expanded`);
}

/** The cookie that remembers the choice for seven days (section 4). */
export function sidebarCookie(expanded: boolean): string {
  return `${NAME}=${expanded ? 'expanded' : 'collapsed'}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`;
}
