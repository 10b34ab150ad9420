import { isRecord, layers } from '#src/api/decode/decode.ts';
import { SOMETHING_WENT_WRONG } from '#src/lib/messages.ts';
import { countOf } from '#src/lib/text.ts';
import { fieldsOf } from './fieldErrors.ts';
import { isPage, joined, sentence } from './sentence.ts';

/**
 * Kind of failure: no response, an HTTP status, a response of the wrong shape, one of a network or proxy that wants a
 * sign-in of its own, or aborted by the caller.
 */
export type ApiErrorCode = 'network' | 'http' | 'shape' | 'intercepted' | 'aborted';

/** Messages for failures without a response of the API. */
const OWN_MESSAGES: Readonly<Record<ApiErrorCode, string>> = {
  network: 'The server cannot be reached. Check the connection and try again.',
  http: SOMETHING_WENT_WRONG,
  shape: 'The server sent an answer that cannot be read.',
  intercepted: 'The network may ask for a sign-in.',
  aborted: 'The request was canceled.',
};

/** What one object of an error answer says; `said` is one sentence, chosen by the order of spec section 8. */
function wordsOf(answer: Record<string, unknown>) {
  const error = sentence(answer.error);
  const { fields, text } = fieldsOf(answer);
  const said = sentence(answer.message) ?? error ?? text ?? sentence(answer.detail ?? answer.title);
  return { error, fields, said };
}

/** What an error answer says: a text as its message, unless it is markup, or else the outermost envelope with words or fields. */
function wordsIn(body: unknown): ReturnType<typeof wordsOf> {
  const isMessage = typeof body === 'string' && !isPage(body);
  const answer = Array.isArray(body) ? { errors: body } : body;
  const envelopes = layers(isMessage ? { message: body } : answer)
    .filter(isRecord)
    .map(wordsOf);
  const speaks = envelopes.find((words) => words.said !== null || Object.keys(words.fields).length > 0);
  return speaks ?? { error: null, fields: {}, said: null };
}

/** When the server accepts another request; null if it does not say so. */
function nextTry(retryAfter: number | null): string | null {
  if (retryAfter === null) return null;
  const seconds = Math.ceil(retryAfter / 1000);
  const time =
    seconds < 120
      ? countOf(seconds, 'second', 'seconds')
      : countOf(Math.ceil(seconds / 60), 'minute', 'minutes');
  return `Try again in ${time}.`;
}

/** A failed request. `message` is one readable sentence, chosen by the order of spec section 8. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The server's messages about single fields, by its names for them (`email`, `address.city`). */
  readonly fields: Readonly<Record<string, string>>;
  /** The response's `error` sentence, which the sign-in screens prefer (spec section 8). */
  readonly serverError: string | null;
  /** What the response says, in any form; null without a word of the server. */
  readonly said: string | null;
  /** How long the server asks to wait before the next request, ms; null if it does not say so. */
  readonly retryAfter: number | null;

  constructor(code: ApiErrorCode, status = 0, body?: unknown, retryAfter: number | null = null) {
    const { error, fields, said } = wordsIn(body);
    super(joined([said ?? OWN_MESSAGES[code], nextTry(retryAfter)]) ?? OWN_MESSAGES[code]);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
    this.said = said;
    this.serverError = error;
    this.fields = Object.fromEntries(
      Object.entries(fields).map(([field, message]) => [field, message ?? this.message]),
    );
  }
}

/** A readable sentence for any thrown value (spec section 8: message, error, the error's own message, fallback). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return (error instanceof Error ? sentence(error.message) : sentence(error)) ?? SOMETHING_WENT_WRONG;
}
