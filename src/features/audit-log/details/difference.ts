import { diffArrays } from 'diff';
import type { JsonValue } from '#src/api/types/auditEntry.ts';

/** One field or list item of a record with its values before and after an action; undefined for no value. */
export interface Difference {
  /** `address.city`, `contacts[1]`; empty for the record itself. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

type Fields = { readonly [name: string]: JsonValue };

/** Lists with more differing items are shown as one change, because aligning them would take seconds. */
const MOST_EDITS = 150;

/**
 * The differences of two states of a record, in the order of their fields. Fields are compared by name; list items are
 * aligned, so that an inserted item is one addition. Equal values are one difference of kind `same` at the highest
 * possible path. A state that is null has no fields.
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
  if (isList(before) && isList(after)) return ofLists(before, after, path);
  return [{ path, kind: 'changed', before, after }];
}

function ofFields(before: Fields, after: Fields, path: string): readonly Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const of = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  return [...names].flatMap((name) => between(of(before, name), of(after, name), fieldPath(path, name)));
}

function ofLists(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  path: string,
): readonly Difference[] {
  const runs = diffArrays(before.map(canonical), after.map(canonical), { maxEditLength: MOST_EDITS });
  if (!runs) return [{ path, kind: 'changed', before, after }];
  const found: Difference[] = [];
  let from = 0;
  let to = 0;
  runs.forEach(({ added, removed, count }, at) => {
    const next = runs[at + 1];
    for (let i = 0; i < count; i += 1) {
      if (removed) {
        // A removed item and the item added in its place are one change.
        const replaced = next?.added && i < next.count;
        found.push(...between(before[from], replaced ? after[to + i] : undefined, `${path}[${from}]`));
        from += 1;
      } else if (added) {
        const previous = runs[at - 1];
        if (!previous?.removed || i >= previous.count) {
          found.push(...between(undefined, after[to], `${path}[${to}]`));
        }
        to += 1;
      } else {
        found.push(...between(before[from], after[to], `${path}[${to}]`));
        from += 1;
        to += 1;
      }
    }
  });
  return found;
}

function fieldPath(path: string, name: string): string {
  if (!/^[\p{L}_$][\p{L}\d_$]*$/u.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isFields(value: JsonValue): value is Fields {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** A text that is equal for equal values, independent of the order of their fields. */
function canonical(value: JsonValue): string {
  return JSON.stringify(value, (_, part: JsonValue) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
