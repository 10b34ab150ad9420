import { isRecord } from '#src/api/decode/decode.ts';
import { clamp } from '#src/lib/text.ts';

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
  /** What the server says of that field alone; null when it said no more than `message`. */
  readonly fieldMessage: string | null;
  /** The answer's `error` sentence, which the sign-in screens prefer (spec section 8). */
  readonly serverError: string | null;
  /** The answer's `message` sentence. */
  readonly serverMessage: string | null;

  constructor(code: ApiErrorCode, status = 0, body?: unknown) {
    const message = sentence(isRecord(body) ? body.message : null);
    const error = sentence(isRecord(body) ? body.error : null);
    const found = fieldErrors(isRecord(body) ? body.errors : null);
    super(message ?? error ?? joined(found.map((each) => each.message)) ?? OWN_WORDS[code]);
    this.code = code;
    this.status = status;
    this.serverMessage = message;
    this.serverError = error;
    const named = isRecord(body) ? nameIn(body) : null;
    const about =
      named === null
        ? (found.find((each) => each.field !== null && each.message !== null) ??
          found.find((each) => each.field !== null))
        : found.find((each) => each.field === named);
    const field = named ?? about?.field ?? null;
    if (field !== null) this.field = field;
    this.fieldMessage = about?.message ?? null;
  }
}

/** A page instead of a sentence: what proxies and crashed servers put where a message should be. */
const PAGE = /^\s*(?:<!doctype|<html|<head|<body|<\?xml|\{|\[)/iu;

/** Sentences as one text, each of them once; null when there is none. */
function joined(lines: readonly (string | null)[]): string | null {
  const said = new Set(lines.filter((line) => line !== null));
  return said.size === 0 ? null : clamp([...said].join('. '), LONGEST);
}

function sentence(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') {
    if (PAGE.test(value)) return null;
    const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    return line === '' || line === '[object Object]' ? null : clamp(line, LONGEST);
  }
  if (depth > 2) return null;
  if (Array.isArray(value)) return joined(value.map((item) => sentence(item, depth + 1)));
  if (!isRecord(value)) return null;
  return sentence(value.message ?? value.msg ?? value.error, depth + 1);
}

/** The name of a field; a `path` of the request (`/api/v1/…`), as some servers add it, is none. */
function fieldName(value: unknown): string | null {
  const name = Array.isArray(value) ? value.join('.') : value;
  return typeof name === 'string' && /^[a-z][\w.]*$/iu.test(name) ? name : null;
}

/** The field that an error names. */
function nameIn(error: Record<string, unknown>): string | null {
  return (
    fieldName(error.field) ?? fieldName(error.param) ?? fieldName(error.path) ?? fieldName(error.property)
  );
}

/** One entry of an answer's `errors`. */
interface FieldError {
  readonly field: string | null;
  readonly message: string | null;
}

/** Keys of an object of errors under which its own words are, and no field. */
const WORDS: readonly string[] = ['message', 'msg', 'error'];

/**
 * The entries of `errors` in the forms that servers give them: a list of texts or of `{ path, msg }`, or an object
 * with a text, a list or `{ message }` by field, one level deeper for parts (`address.city`).
 */
function fieldErrors(errors: unknown, within = ''): readonly FieldError[] {
  if (Array.isArray(errors)) {
    return errors.map((item) => ({ field: isRecord(item) ? nameIn(item) : null, message: sentence(item) }));
  }
  if (!isRecord(errors)) return [{ field: null, message: sentence(errors) }];
  if (within === '' && nameIn(errors)) return [{ field: nameIn(errors), message: sentence(errors) }];
  return Object.entries(errors).flatMap(([key, value]): readonly FieldError[] => {
    const message = sentence(value);
    if (message === null && isRecord(value) && within === '') return fieldErrors(value, `${key}.`);
    return [{ field: WORDS.includes(key) ? null : fieldName(within + key), message }];
  });
}

/** A readable sentence for anything that was thrown (spec section 8: message, error, own message, last resort). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return (error instanceof Error ? sentence(error.message) : sentence(error)) ?? SOMETHING_WENT_WRONG;
}
