/**
 * The `Retry-After` of a response, in ms: seconds, or a date. Null without one, and for a response of another origin that
 * does not expose it (`Access-Control-Expose-Headers`).
 */
export function retryAfterOf(headers: unknown, now: Date): number | null {
  const value = headers instanceof Headers ? headers.get('Retry-After')?.trim() : undefined;
  if (value === undefined || value === '') return null;
  if (/^\d+$/u.test(value)) return Number(value) * 1000;
  const ms = / GMT$/u.test(value) ? Date.parse(value) - now.getTime() : Number.NaN;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
