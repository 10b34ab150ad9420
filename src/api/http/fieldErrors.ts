import { isRecord } from '#src/api/decode/decode.ts';
import { joined, sentence } from './sentence.ts';

/** An error of a response, about one field or about none. */
interface FieldError {
  readonly field: string | null;
  readonly message: string | null;
}

/** Keys of an errors object that are no fields, but its message. */
const MESSAGE_KEYS: readonly string[] = ['message', 'msg', 'error', 'non_field_errors'];

/** Keys of an object in place of a message that are no fields. */
const OWN_KEYS: readonly string[] = ['code', 'status', 'name', 'type', 'stack'];

/** Objects around the fields of a request, in the paths of FastAPI, JSON:API and Symfony. */
const WRAPPERS = /^(?:(?:body|data|attributes)\.)+/u;

/** The name of a field, `items[0].name` as `items.0.name`; not the `path` of the request (`/api/v1/…`), which some servers add. */
function fieldName(value: unknown): string | null {
  const path = Array.isArray(value) ? value.join('.') : value;
  if (typeof path !== 'string') return null;
  const name = path.replace(/\[(\w+)\]/gu, '.$1').replace(WRAPPERS, '');
  return /^[a-z][\w.-]*$/iu.test(name) ? name : null;
}

/** The field of an error of JSON:API, `{ source: { pointer: '/data/attributes/email' } }`, or RFC 9457, `{ pointer: '#/email' }`. */
function pointedAt(source: unknown): string | null {
  const pointer = isRecord(source) ? source.pointer : source;
  return typeof pointer === 'string' ? fieldName(pointer.split('/').slice(1)) : null;
}

/** The field that an error names: as Express, Joi and Laravel, FastAPI (`loc`) or Symfony (`propertyPath`) do. */
function fieldOf(error: Record<string, unknown>): string | null {
  const { field, param, path, property, loc, propertyPath } = error;
  for (const named of [field, param, path, property, loc, propertyPath]) {
    const name = fieldName(named);
    if (name !== null) return name;
  }
  return pointedAt(error.source ?? error.pointer);
}

/** The field that a sentence of NestJS begins with: `email must be an email`. */
const FIRST_WORD = /^(?:each value in |nested property |property )?([a-z][\w.]*)/iu;

function toFieldError(item: unknown): FieldError {
  return { field: isRecord(item) ? fieldOf(item) : null, message: sentence(item) };
}

/**
 * The errors in the shapes that servers use: a list of texts or of `{ path, msg }`, or an object with a text, a list or
 * `{ message }` per field, one level deeper for nested fields (`address.city`).
 */
function fieldErrors(errors: unknown, within = ''): readonly FieldError[] {
  if (Array.isArray(errors)) return errors.map(toFieldError);
  if (!isRecord(errors)) return [{ field: null, message: sentence(errors) }];
  if (within === '' && fieldOf(errors)) return [toFieldError(errors)];
  return Object.entries(errors).flatMap(([key, value]): readonly FieldError[] => {
    const message = sentence(value);
    if (message === null && isRecord(value) && within === '') return fieldErrors(value, `${key}.`);
    return [{ field: MESSAGE_KEYS.includes(key) ? null : fieldName(within + key), message }];
  });
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The texts by field of an object in place of a message, `{ error: { email: 'Taken' } }`; none if it has a sentence. */
function textsByField(value: Record<string, unknown>): Record<string, unknown> {
  if (sentence(value) !== null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, item]) => !OWN_KEYS.includes(key) && (typeof item === 'string' || isTexts(item)),
    ),
  );
}

/** Keys of which an answer of Django REST framework has none. */
const OTHER_SHAPES = ['message', 'error', 'errors', 'violations', 'details', 'detail', 'issues', 'title'];

/** The lists of texts that an answer of Django REST framework is: `{ email: ['Taken'], non_field_errors: ['Wrong'] }`. */
function listsByField(answer: Record<string, unknown>): Record<string, unknown> {
  if (OTHER_SHAPES.some((key) => key in answer)) return {};
  return Object.fromEntries(Object.entries(answer).filter(([, item]) => isTexts(item)));
}

/** The field of a duplicate key of MongoDB, by its `keyPattern`. */
function duplicateKey({ keyPattern }: Record<string, unknown>): Record<string, unknown> {
  const [field] = isRecord(keyPattern) ? Object.keys(keyPattern) : [];
  return field === undefined ? {} : { [field]: 'This value is already in use' };
}

/** The sentences of NestJS, `message: ['email must be an email']`, each about the field that it begins with. */
function sentencesByField(messages: unknown): readonly FieldError[] {
  if (!Array.isArray(messages)) return [];
  return messages.map((item) => {
    if (typeof item !== 'string') return toFieldError(item);
    return { field: FIRST_WORD.exec(item)?.[1] ?? null, message: sentence(item) };
  });
}

/**
 * What an error answer says of single fields, and all of it as one text. A field without words of its own has null,
 * and is left out if another field has some.
 */
export function fieldsOf(answer: Record<string, unknown>): {
  readonly fields: Readonly<Record<string, string | null>>;
  readonly text: string | null;
} {
  const { message, error, errors, violations, details, detail, issues } = answer;
  const listed = [
    errors,
    violations,
    details,
    issues,
    ...(isRecord(error) ? [error.details, error.errors, error.issues, textsByField(error)] : []),
    ...(isRecord(message) ? [textsByField(message)] : []),
    ...(Array.isArray(detail) ? [detail] : []),
    listsByField(answer),
    duplicateKey(answer),
  ].flatMap((each) => fieldErrors(each));
  const named = fieldOf(answer);
  const all = [
    ...(named === null ? [] : [{ field: named, message: null }]),
    ...listed,
    ...sentencesByField(message),
  ];

  const byField = new Map<string, readonly (string | null)[]>();
  for (const { field, message: words } of all) {
    if (field !== null) byField.set(field, [...(byField.get(field) ?? []), words]);
  }
  const messages = [...byField].map(([field, words]) => [field, joined(words)] as const);
  const said = messages.filter(([field, words]) => words !== null || field === named);
  return {
    fields: Object.fromEntries(said.length > 0 ? said : messages),
    text: joined(listed.map((each) => each.message)),
  };
}
