const LINK_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

/** An address from data as a link: only http, https, mailto and tel (reliability.md 13); null for all else. */
export function safeHref(value: string | null | undefined): string | null {
  const url = value ? parse(value.trim()) : null;
  return url && LINK_PROTOCOLS.includes(url.protocol) ? url.href : null;
}

/**
 * Where a logo may be loaded from: a relative address belongs to the API; another origin, or anything but
 * http(s), is none of ours (product.md "Small print"), and the caller shows initials.
 */
export function logoUrl(value: string | null | undefined, apiOrigin: string): string | null {
  const url = value ? parse(value.trim(), apiOrigin) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.origin === apiOrigin ? url.href : null;
}

/** A colour from data that may be given to `style`: `#rgb` or `#rrggbb`; null for all else. */
export function safeColor(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.test(text) ? text : null;
}
