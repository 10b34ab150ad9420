import { isLostResponse } from '#src/features/shared/form/lostResponse.ts';

/** How a call that creates a row failed. */
export type Failure =
  /** The session has ended; nothing was created. */
  | { readonly type: 'expired' }
  /** The server may have created the row, or may create it yet. */
  | { readonly type: 'lost'; readonly busy: Busy | null }
  /** The server wants fewer requests; nothing was created. */
  | { readonly type: 'busy'; readonly busy: Busy }
  /** The server answered that it has not created the row. */
  | { readonly type: 'refused'; readonly status: number; readonly broken: boolean };

/** The server wants fewer requests: how long it asks to wait, in ms; null if it does not say so. */
export interface Busy {
  readonly retryAfter: number | null;
}

function numberOf(error: unknown, name: string): number | null {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : null;
  return typeof value === 'number' ? value : null;
}

/** What is known of the row after its call threw this. An error without a `code` is no response of the server. */
export function failureOf(error: unknown): Failure {
  const status = numberOf(error, 'status') ?? 0;
  const busy = { retryAfter: numberOf(error, 'retryAfter') };
  if (status === 401) return { type: 'expired' };
  if (status === 429) return { type: 'busy', busy };
  if (status === 503) return { type: 'lost', busy };
  const isAnswer = error instanceof Error && 'code' in error;
  if (!isAnswer || isLostResponse(error)) return { type: 'lost', busy: null };
  return { type: 'refused', status, broken: status >= 500 };
}
