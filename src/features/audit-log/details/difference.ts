import { diffArrays } from 'diff';
import type { JsonValue } from '#src/api/types/auditEntry.ts';

/** One place of a record, with its value before and after; undefined where it had, or has, none. */
export interface Difference {
  /** `address.city`, `contacts[1]`; empty for the record itself. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

type Fields = { readonly [name: string]: JsonValue };

/** Lists that differ in more items are told as a whole: aligning them would take seconds. */
const MOST_EDITS = 150;

/**
 * What two states of a record differ in, in their order: fields by name and items of lists aligned, so that one more
 * item is one addition. What is equal is told once, at the highest place. A state that is null has no fields.
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
        // Items that took the place of removed ones are told with them.
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

/** Equal texts for equal values, in whatever order their fields come. */
function canonical(value: JsonValue): string {
  return JSON.stringify(value, (_, part: JsonValue) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
