/** Responses of a gateway, which does not know what the server behind it does. 520 to 524 are those of Cloudflare. */
const GATEWAY = [502, 503, 504, 520, 521, 522, 523, 524];

/**
 * Whether the server may have done what the failed call asked for: there was no response, or none that can be read, or one
 * of a gateway.
 */
export function hasUnknownOutcome(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code !== 'http') return true;
  return 'status' in error && GATEWAY.some((status) => status === error.status);
}
