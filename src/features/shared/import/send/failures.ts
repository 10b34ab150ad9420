/** A gateway without a server behind it. */
const AWAY = [502, 503, 504];

/** The HTTP status of a failed call; 0 without an answer. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0;
}

/** Whether the server may have done the work: there was no answer, or none that can be read. */
export function isLost(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : 'network';
  return code !== 'http' || AWAY.includes(statusOf(error));
}

/** Whether the server failed, and said so. */
export function isBroken(error: unknown): boolean {
  return statusOf(error) >= 500;
}
