import { isRecord } from '#src/api/decode/decode.ts';
import { IN_USE, joined, sentence } from './sentence.ts';

/** An error of a response, about one field or about none. */
interface FieldError {
  readonly field: string | null;
  readonly message: string | null;
}

/** Objects around the fields of a request, in the paths of FastAPI, JSON:API and Symfony. */
const WRAPPERS = /^(?:(?:body|data|attributes)\.)+/u;

/** The field that a sentence of NestJS begins with: `email must be an email`. */
const FIRST_WORD = /^(?:each value in |nested property |property )?([a-z][\w.]*)/iu;

/** The field in the message of MongoDB about a duplicate key. */
const DUPLICATE_KEY = /\bE11000\b.*\bdup key: \{ "?([a-z][\w.]*)/isu;

/** Keys with a code or the class of an error, which are fields too: `name: 'ZodError'`, `name: 'Too short'`. */
const CODE_KEYS = ['code', 'name', 'status', 'type'];
const CODE = /^\w*(?:_|[a-z][A-Z])\w*$/u;

/** The name of a field, `items[0].name` as `items.0.name`; not the `path` of the request (`/api/v1/…`), which some servers add. */
function fieldName(value: unknown): string | null {
  const path = Array.isArray(value) ? value.join('.') : value;
  if (typeof path !== 'string' || path === 'non_field_errors') return null;
  const name = path.replace(/\[(\w+)\]/gu, '.$1').replace(WRAPPERS, '');
  return /^[a-z][\w.-]*$/iu.test(name) ? name : null;
}

/** The field that an error names. */
function fieldOf(error: Record<string, unknown>): string | null {
  const { field, param, path, property, loc, propertyPath, source } = error;
  // `/data/attributes/email` of JSON:API, `#/email` of RFC 9457.
  const pointer = isRecord(source) ? source.pointer : error.pointer;
  const steps = typeof pointer === 'string' ? pointer.split('/').slice(1) : null;
  const names = [field, param, path, property, loc, propertyPath, steps].map(fieldName);
  return names.find((name) => name !== null) ?? null;
}

/** The field of a duplicate key of MongoDB, by its `keyPattern` or its message. */
function duplicateKey({ keyPattern, message, error }: Record<string, unknown>): string | undefined {
  if (isRecord(keyPattern)) return Object.keys(keyPattern)[0];
  return [message, error].map((text) => DUPLICATE_KEY.exec(String(text))?.[1]).find(Boolean);
}

/** Whether an entry of an object without words is about a field. The other lists and texts of an answer (`depth` 0) may be about anything. */
function isAboutField(key: string, value: unknown, depth: number): boolean {
  if (depth === 0) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return !(CODE_KEYS.includes(key) && typeof value === 'string' && CODE.test(value));
}

/**
 * The errors in an answer: its lists of errors, or what is in place of its message; else its own words, about the field
 * that it names; else the words of each field, by its name, also of nested ones (`address.city`).
 */
function errorsIn(value: unknown, within = '', depth = 0): readonly FieldError[] {
  if (typeof value === 'string') return [{ field: fieldName(within), message: sentence(value) }];
  if (depth > 3) return [];
  if (Array.isArray(value)) return value.flatMap((item) => errorsIn(item, within, depth + 1));
  if (!isRecord(value)) return [];

  const { errors, violations, details, issues, message, error, detail } = value;
  const said = Array.isArray(message)
    ? message.map((item) =>
        typeof item === 'string' ? { field: FIRST_WORD.exec(item)?.[1], message: item } : item,
      )
    : message;
  const unique = duplicateKey(value);
  const parts = [
    ...[errors, violations, details, issues],
    ...[said, error, detail].filter((part) => typeof part !== 'string'),
    unique === undefined ? null : { field: unique, message: IN_USE },
  ];
  const named = fieldOf(value);
  const found = parts.flatMap((part) => errorsIn(part, named ?? within, depth + 1));
  if (found.length > 0) return found;

  const own = sentence(value, depth - 1);
  if (own !== null || named !== null) return [{ field: named ?? fieldName(within), message: own }];
  return Object.entries(value)
    .filter(([key, item]) => isAboutField(key, item, depth))
    .flatMap(([key, item]) => errorsIn(item, within === '' ? key : `${within}.${key}`, depth + 1));
}

/**
 * What an error answer says of single fields, and all of it as one text. A field without words of its own has null,
 * and is left out if another field has some.
 */
export function fieldsOf(answer: Record<string, unknown>): {
  readonly fields: Readonly<Record<string, string | null>>;
  readonly text: string | null;
} {
  const errors = errorsIn(answer);
  const words = new Map<string, string | null>();
  for (const { field, message } of errors) {
    if (field !== null) words.set(field, joined([words.get(field) ?? null, message]));
  }
  const spoken = [...words].filter(([, message]) => message !== null);
  return {
    fields: Object.fromEntries(spoken.length > 0 ? spoken : words),
    text: joined(errors.map(({ message }) => message)),
  };
}
