import { isRecord } from '#src/api/decode/decode.ts';
import { SOMETHING_WENT_WRONG } from '#src/lib/messages.ts';
import { clamp } from '#src/lib/text.ts';

/** Kind of failure: no answer, an HTTP status, an answer of the wrong shape, or aborted by the caller. */
export type ApiErrorCode = 'network' | 'http' | 'shape' | 'aborted';

/** Maximum length of a server's message that is shown, characters: longer texts are stack traces or dumps. */
const LONGEST = 300;

/** Messages for failures without an answer of the API. */
const OWN_MESSAGES: Readonly<Record<ApiErrorCode, string>> = {
  network: 'The server cannot be reached. Check the connection and try again.',
  http: SOMETHING_WENT_WRONG,
  shape: 'The server sent an answer that cannot be read.',
  aborted: 'The request was cancelled.',
};

/** A failed request. `message` is one readable sentence, chosen by the order of spec section 8. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The field with the error (`email`), if the server named one. */
  readonly field?: string;
  /** The server's message for that field alone; null when there is none beside `message`. */
  readonly fieldMessage: string | null;
  /** The answer's `error` sentence, which the sign-in screens prefer (spec section 8). */
  readonly serverError: string | null;
  /** The answer's `message` sentence. */
  readonly serverMessage: string | null;

  constructor(code: ApiErrorCode, status = 0, body?: unknown) {
    const message = sentence(isRecord(body) ? body.message : null);
    const error = sentence(isRecord(body) ? body.error : null);
    const found = fieldErrors(isRecord(body) ? body.errors : null);
    super(message ?? error ?? joined(found.map((each) => each.message)) ?? OWN_MESSAGES[code]);
    this.code = code;
    this.status = status;
    this.serverMessage = message;
    this.serverError = error;
    const named = isRecord(body) ? fieldOf(body) : null;
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

/** Markup or JSON where a message should be, as proxies and crashed servers send it. */
const MARKUP = /^\s*(?:<!doctype|<html|<head|<body|<\?xml|\{|\[)/iu;

/** The sentences as one text without repetitions; null when there is none. */
function joined(lines: readonly (string | null)[]): string | null {
  const unique = new Set(lines.filter((line) => line !== null));
  return unique.size === 0 ? null : clamp([...unique].join('. '), LONGEST);
}

function sentence(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') {
    if (MARKUP.test(value)) return null;
    const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    return line === '' || line === '[object Object]' ? null : clamp(line, LONGEST);
  }
  if (depth > 2) return null;
  if (Array.isArray(value)) return joined(value.map((item) => sentence(item, depth + 1)));
  if (!isRecord(value)) return null;
  return sentence(value.message ?? value.msg ?? value.error, depth + 1);
}

/** The name of a field; not the `path` of the request (`/api/v1/…`), which some servers add. */
function fieldName(value: unknown): string | null {
  const name = Array.isArray(value) ? value.join('.') : value;
  return typeof name === 'string' && /^[a-z][\w.]*$/iu.test(name) ? name : null;
}

/** The field that an error names. */
function fieldOf(error: Record<string, unknown>): string | null {
  return (
    fieldName(error.field) ?? fieldName(error.param) ?? fieldName(error.path) ?? fieldName(error.property)
  );
}

/** One entry of an answer's `errors`. */
interface FieldError {
  readonly field: string | null;
  readonly message: string | null;
}

/** Keys of an errors object that are no fields, but its message. */
const MESSAGE_KEYS: readonly string[] = ['message', 'msg', 'error'];

/**
 * The entries of `errors` in the shapes that servers use: a list of texts or of `{ path, msg }`, or an object with a
 * text, a list or `{ message }` per field, one level deeper for nested fields (`address.city`).
 */
function fieldErrors(errors: unknown, within = ''): readonly FieldError[] {
  if (Array.isArray(errors)) {
    return errors.map((item) => ({ field: isRecord(item) ? fieldOf(item) : null, message: sentence(item) }));
  }
  if (!isRecord(errors)) return [{ field: null, message: sentence(errors) }];
  if (within === '' && fieldOf(errors)) return [{ field: fieldOf(errors), message: sentence(errors) }];
  return Object.entries(errors).flatMap(([key, value]): readonly FieldError[] => {
    const message = sentence(value);
    if (message === null && isRecord(value) && within === '') return fieldErrors(value, `${key}.`);
    return [{ field: MESSAGE_KEYS.includes(key) ? null : fieldName(within + key), message }];
  });
}

/** A readable sentence for any thrown value (spec section 8: message, error, the error's own message, fallback). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return (error instanceof Error ? sentence(error.message) : sentence(error)) ?? SOMETHING_WENT_WRONG;
}
