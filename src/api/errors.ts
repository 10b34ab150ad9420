import { clamp } from '#src/lib/text.ts';
import { isRecord } from './decode.ts';

/** What kind of failure it was: nobody answered, a status, an unreadable answer, or nobody waits any more. */
export type ApiErrorCode = 'network' | 'http' | 'shape' | 'aborted';

/** The last resort of spec section 8. */
export const SOMETHING_WENT_WRONG = 'Something went wrong';

/** Longest sentence of a server that is shown; more than that is a dump, not a sentence. */
const LONGEST = 300;

/** Own words for failures in which the server had no say. */
const OWN_WORDS: Readonly<Record<ApiErrorCode, string>> = {
  network: 'The server cannot be reached. Check the connection and try again.',
  http: SOMETHING_WENT_WRONG,
  shape: 'The server sent an answer that cannot be read.',
  aborted: 'The request was cancelled.',
};

/** A failed call. `message` is one readable sentence by the order of spec section 8. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The field the failure is about (`email`), when the server named one. */
  readonly field?: string;
  /** The answer's `error` sentence, which the sign-in screens prefer (spec section 8). */
  readonly serverError: string | null;
  /** The answer's `message` sentence. */
  readonly serverMessage: string | null;

  constructor(code: ApiErrorCode, status = 0, body?: unknown) {
    const message = sentence(isRecord(body) ? body.message : null);
    const error = sentence(isRecord(body) ? body.error : null);
    super(message ?? error ?? OWN_WORDS[code]);
    this.code = code;
    this.status = status;
    this.serverMessage = message;
    this.serverError = error;
    const field = fieldOf(body);
    if (field !== null) this.field = field;
  }
}

/** A page instead of a sentence: what proxies and crashed servers put where a message should be. */
const PAGE = /^\s*(?:<!doctype|<html|<head|<body|<\?xml|\{|\[)/iu;

function sentence(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') {
    if (PAGE.test(value)) return null;
    const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    return line === '' || line === '[object Object]' ? null : clamp(line, LONGEST);
  }
  if (depth > 2) return null;
  if (Array.isArray(value)) {
    const lines = value.map((item) => sentence(item, depth + 1)).filter((line) => line !== null);
    return lines.length === 0 ? null : clamp([...new Set(lines)].join('. '), LONGEST);
  }
  if (!isRecord(value)) return null;
  return sentence(value.message ?? value.msg ?? value.error, depth + 1);
}

/** The name of a field; a `path` of the request (`/api/v1/…`), as some servers add it, is none. */
function fieldName(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z][\w.]*$/iu.test(value) ? value : null;
}

/** `{ field }`, `{ errors: [{ path }] }` or `{ errors: { email: … } }`: the first field that is named. */
function fieldOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const named = fieldName(body.field) ?? fieldName(body.param) ?? fieldName(body.path);
  if (named) return named;
  const { errors } = body;
  if (Array.isArray(errors)) return fieldOf(errors[0]);
  return isRecord(errors) ? (fieldOf(errors) ?? fieldName(Object.keys(errors)[0])) : null;
}

/** A readable sentence for anything that was thrown (spec section 8: message, error, own message, last resort). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return (error instanceof Error ? sentence(error.message) : sentence(error)) ?? SOMETHING_WENT_WRONG;
}
