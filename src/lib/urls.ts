function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

/**
 * The URL of a logo, relative to the API. Null for another origin or protocol (product.md "Developer Company Management"); the caller
 * then shows initials.
 */
export function logoUrl(value: string | null | undefined, apiOrigin: string): string | null {
  const url = value ? parse(value.trim(), apiOrigin) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.origin === apiOrigin ? url.href : null;
}

/** Whether `encodeURIComponent` accepts the text: it throws on a lone surrogate. */
export function isEncodable(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
