const LINK_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

/** A URL from data for a link: only http, https, mailto and tel (reliability.md 13); null for others. */
export function safeHref(value: string | null | undefined): string | null {
  const url = value ? parse(value.trim()) : null;
  return url && LINK_PROTOCOLS.includes(url.protocol) ? url.href : null;
}

/**
 * The URL of a logo, relative to the API. Null for another origin or protocol (product.md "Small print"); the caller
 * then shows initials.
 */
export function logoUrl(value: string | null | undefined, apiOrigin: string): string | null {
  const url = value ? parse(value.trim(), apiOrigin) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.origin === apiOrigin ? url.href : null;
}

/** A colour from data that is safe for `style`: `#rgb` or `#rrggbb`; null for anything else. */
export function safeColor(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.test(text) ? text : null;
}
