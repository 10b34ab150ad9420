import type { JsonValue } from '#src/api/types/auditEntry.ts';

/** One field of a record with its values before and after an action; undefined for no value. */
export interface Difference {
  /** `address.city`; empty for the record itself. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

type Fields = { readonly [name: string]: JsonValue };

/**
 * The differences of two states of a record, in the order of their fields, which are compared by name. Equal values are
 * one difference of kind `same` at the highest possible path; a list that differs is one change. A state that is null has
 * no fields.
 */
export function differences(before: JsonValue, after: JsonValue): readonly Difference[] {
  if (before === null && isFields(after)) return ofFields({}, after, '');
  if (after === null && isFields(before)) return ofFields(before, {}, '');
  return between(before, after, '');
}

function between(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: string,
): readonly Difference[] {
  if (before === undefined || after === undefined) {
    return [{ path, kind: before === undefined ? 'added' : 'removed', before, after }];
  }
  if (canonical(before) === canonical(after)) return [{ path, kind: 'same', before, after }];
  if (isFields(before) && isFields(after)) return ofFields(before, after, path);
  return [{ path, kind: 'changed', before, after }];
}

function ofFields(before: Fields, after: Fields, path: string): readonly Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const of = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  return [...names].flatMap((name) => between(of(before, name), of(after, name), fieldPath(path, name)));
}

function fieldPath(path: string, name: string): string {
  if (!/^[\p{L}_$][\p{L}\d_$]*$/u.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}

function isFields(value: JsonValue): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that is equal for equal values, independent of the order of their fields. */
function canonical(value: JsonValue): string {
  return JSON.stringify(value, (_, part: JsonValue) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
