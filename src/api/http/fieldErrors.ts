import { isRecord } from '#src/api/decode/decode.ts';
import { IN_USE, joined, sentence } from './sentence.ts';

/** An error of a response, about one field or about none. */
interface FieldError {
  readonly field: string | null;
  readonly message: string | null;
}

/** Steps of a path that are no field: those around the fields of a request, and those of texts about no field. */
const NO_FIELD = [
  '$',
  'body',
  'data',
  'attributes',
  '_errors',
  'formErrors',
  'non_field_errors',
  '__all__',
  'base',
];

/** The field that a sentence of NestJS begins with: `email must be an email`. */
const FIRST_WORD = /^(?:each value in |nested property |property )?([a-z][\w.]*)/iu;

/** The field in the message of MongoDB about a duplicate key: in the key, or in the name of its index. */
const DUPLICATE_KEY = /\bE11000\b.*\bdup key: \{ "?([a-z][\w.]*)/isu;
const DUPLICATE_INDEX = /\bE11000\b.*\bindex: (?:\S*\$)?([a-z][\w.]*?)_-?1\b/isu;

/** Keys with a code or the class of an error, which are fields too: `name: 'ZodError'`, `name: 'Too short'`. */
const CODE_KEYS = ['code', 'name', 'status', 'type'];
const CODE = /^\w*(?:_|[a-z][A-Z])\w*$/u;

/** Keys of what is said about fields; those of `INSIDE` unless they have a text. */
const LISTS = /^(?:field_?|validation_?)?(?:errors|violations|issues|details|messages)$/iu;
const INSIDE = /^(?:message|error|detail|fields|validation|inner|children|properties|invalid[-_]?params)$/iu;

/** The name of a field, `items[0].name` as `items.0.name`; not the `path` of the request (`/api/v1/…`), which some servers add. */
function fieldName(value: unknown): string | null {
  const path = Array.isArray(value)
    ? value.map((step) => (isRecord(step) ? step.key : step)).join('.')
    : value;
  if (typeof path !== 'string') return null;
  const steps = path.replace(/\[(\w+)\]/gu, '.$1').split('.');
  const name = steps.filter((step) => !NO_FIELD.includes(step)).join('.');
  return /^[a-z][\w.-]*$/iu.test(name) ? name : null;
}

/** The field that an error names. */
function fieldOf(error: Record<string, unknown>): string | null {
  const { field, param, path, property, loc, propertyPath, attr, source, name, reason } = error;
  // `/data/attributes/email` of JSON:API, `#/email` of RFC 9457.
  const pointer = isRecord(source) ? source.pointer : (error.pointer ?? error.instancePath);
  const steps = typeof pointer === 'string' ? pointer.split('/').slice(1) : null;
  const reasoned = reason === undefined ? null : name;
  const names = [field, param, path, property, loc, propertyPath, attr, steps, reasoned].map(fieldName);
  return names.find((each) => each !== null) ?? null;
}

/** The field of a duplicate key of MongoDB, by its `keyPattern` or its message. */
function duplicateKey(error: Record<string, unknown>): string | undefined {
  const key = error.keyPattern ?? error.keyValue;
  if (isRecord(key)) return Object.keys(key)[0];
  const texts = [error.message, error.error, error.errmsg].map((text) => String(text).slice(0, 1000));
  return [DUPLICATE_KEY, DUPLICATE_INDEX]
    .flatMap((pattern) => texts.map((text) => pattern.exec(text)?.[1]))
    .find(Boolean);
}

/** Whether all texts are in lists, as those of the fields are in Django REST framework. */
function isListed(value: unknown, depth = 0): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string' || sentence(item) !== null);
  return isRecord(value) && depth < 3 && Object.values(value).every((item) => isListed(item, depth + 1));
}

/**
 * Whether an entry of an object without words is about a field. Those of the answer itself (`depth` 0) may be about
 * anything, unless they are lists, or sentences.
 */
function isAboutField(key: string, value: unknown, depth: number): boolean {
  if (depth === 0) return typeof value === 'string' ? value.trim().includes(' ') : isListed(value);
  return !(CODE_KEYS.includes(key) && typeof value === 'string' && CODE.test(value));
}

/** Each sentence in a list with the field that it begins with. */
function named(list: readonly unknown[]): readonly unknown[] {
  return list.map((item) =>
    typeof item === 'string' ? { field: FIRST_WORD.exec(item)?.[1], message: item } : item,
  );
}

/** The parts of an answer with errors of fields. */
function partsOf(answer: Record<string, unknown>): readonly unknown[] {
  const { message, constraints } = answer;
  const parts = Object.entries(answer)
    .filter(
      ([key, part]) => LISTS.test(key) || (INSIDE.test(key) && (typeof part !== 'string' || parsed(part))),
    )
    .map(([, part]) => (part === message && Array.isArray(part) ? named(part) : part));
  const unique = duplicateKey(answer);
  return [
    ...parts,
    // Of class-validator: texts by the names of its rules.
    ...(isRecord(constraints) ? Object.values(constraints) : []),
    ...(unique === undefined ? [] : [{ field: unique, message: sentence(answer) ?? IN_USE }]),
  ];
}

/** The list or object that a text has as JSON, such as the issues in the message of a ZodError; else null. */
function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/**
 * The errors in an answer: its lists of errors, or what is in place of its message; else its own words, about the field
 * that it names; else the words of each field, by its name, also of nested ones (`address.city`).
 */
function errorsIn(given: unknown, within = '', depth = 0): readonly FieldError[] {
  const value = typeof given === 'string' ? (parsed(given) ?? given) : given;
  if (typeof value === 'string') return [{ field: fieldName(within), message: sentence(value) }];
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((item) => errorsIn(item, within, depth + 1));
  if (!isRecord(value)) return [];

  const field = fieldOf(value);
  const found = partsOf(value).flatMap((part) => errorsIn(part, field ?? within, depth + 1));
  if (found.length > 0) return found;

  const own = sentence(value, depth - 1);
  if (own !== null || field !== null) return [{ field: field ?? fieldName(within), message: own }];
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
