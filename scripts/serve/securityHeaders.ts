/** How the built console and its API are served. */
export interface HeaderOptions {
  /** Origin of the API, of the same site as the page; undefined when the API has the page's origin. */
  readonly apiOrigin?: string;
  /** Origin of the address to which the console reports its errors; undefined when it reports none. */
  readonly reportOrigin?: string | undefined;
  /** Whether the page is served over https. */
  readonly https: boolean;
}

// The hash of the empty text: styled-components creates an empty <style> and fills it through the CSSOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The content security policy of the built console. */
export function contentPolicy({ apiOrigin, reportOrigin, https }: HeaderOptions): string {
  const api = apiOrigin === undefined ? '' : ` ${apiOrigin}`;
  const report = reportOrigin === undefined ? '' : ` ${reportOrigin}`;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    `style-src 'self' ${emptyStyle}`,
    "style-src-attr 'none'",
    `img-src 'self' blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}${report}`,
    "manifest-src 'self'",
    "media-src 'none'",
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers of every answer of the built console, on every server. */
export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
    'X-Robots-Tag': 'noindex, nofollow',
    ...(options.https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Caching: never for the page and errors, for ever for files with a hash in their name, with revalidation for the rest. */
export const cacheControl = {
  page: 'no-store',
  error: 'no-store',
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
