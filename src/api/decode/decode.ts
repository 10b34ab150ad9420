import { parseDate } from '#src/lib/dates.ts';

/** An answer of the server that has not been looked at yet. */
export type Json = unknown;

/** Turns an answer into a type of the console; throws `ShapeError` when the answer is something else. */
export type Decode<T> = (body: Json) => T;

/** A 200 whose body is not what was asked for. `http.ts` makes an `ApiError` of it. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** Whether the value is an object with properties: no array, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A part of a row that is an object; multipart answers may carry it as JSON text. Empty for anything else. */
export function part(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value;
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return {};
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** A text; numbers become text, anything else is empty, so that `[object Object]` can never be read. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first of the values that is a text with something in it; otherwise empty. */
export function firstText(...values: readonly unknown[]): string {
  for (const value of values) {
    const found = text(value).trim();
    if (found !== '') return found;
  }
  return '';
}

/** Like `firstText`, but null when there is none. */
export function textOrNull(...values: readonly unknown[]): string | null {
  return firstText(...values) || null;
}

/** An id: a text, a number, or the `{ $oid }` of a database that was exported as it is. Null when there is none. */
export function idOf(value: unknown): string | null {
  if (isRecord(value)) return textOrNull(value.$oid, value._id, value.id) ?? idOf(value._id);
  return textOrNull(value);
}

/** A yes or no, also as `"true"`, `1`, `"Active"`; null when it says neither. */
export function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = text(value).trim().toLowerCase();
  if (['true', '1', 'yes', 'active'].includes(word)) return true;
  if (['false', '0', 'no', 'inactive'].includes(word)) return false;
  return null;
}

/** A whole number from 0 up, also as a text; null when it is none. */
export function count(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null;
}

/** A date as the server wrote it, milliseconds as ISO 8601; null when nobody could read it. */
export function dateText(value: unknown): string | null {
  if (isRecord(value)) return dateText(value.$date);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = parseDate(value);
  if (!date) return null;
  return typeof value === 'number' ? date.toISOString() : value.trim();
}

/** Envelopes that servers put around what was asked for, tried from the outside in. */
const ENVELOPES = ['data', 'result', 'payload'] as const;

/** The body and what its envelopes hold, outermost first, at most three deep. */
export function layers(body: Json): readonly Json[] {
  const found: Json[] = [body];
  let open: readonly Json[] = found;
  for (let depth = 0; depth < 3; depth += 1) {
    const inner = open.flatMap((layer) =>
      isRecord(layer) ? ENVELOPES.filter((key) => key in layer).map((key) => layer[key]) : [],
    );
    found.push(...inner);
    open = inner;
  }
  return found;
}

/** Whether the body says of itself that it failed (`success: false`), whatever its status was. */
export function saysFailed(body: Json): boolean {
  return layers(body).some((layer) => isRecord(layer) && flag(layer.success) === false);
}

/** The rows of a list answer: under one of the names, in an envelope, or bare. Throws when there is no list. */
function rowsOf(body: Json, names: readonly string[]): { rows: readonly Json[]; holder: Json } {
  const all = layers(body);
  for (const layer of all) {
    if (!isRecord(layer)) continue;
    for (const name of names) {
      const rows = layer[name];
      if (Array.isArray(rows)) return { rows, holder: layer };
    }
  }
  const bare = all.find(Array.isArray);
  if (bare) return { rows: bare, holder: body };
  throw new ShapeError(`No list called ${names.join(' or ')} in the answer`);
}

function totalOf(body: Json, holder: Json): number | null {
  for (const layer of [holder, ...layers(body)]) {
    if (!isRecord(layer)) continue;
    const nested = isRecord(layer.pagination) ? layer.pagination : {};
    const total = count(layer.total) ?? count(layer.totalCount) ?? count(nested.total);
    if (total !== null) return total;
  }
  return null;
}

/**
 * A list with its total. Rows that make no sense (`decode` gives null) and repeated ids are left out; when not
 * one of several rows makes sense, the answer is no list of ours and a `ShapeError` is thrown.
 */
export function decodePage<Row extends { readonly id: string }>(
  body: Json,
  names: readonly string[],
  decode: (row: Json) => Row | null,
): { readonly rows: readonly Row[]; readonly total: number } {
  const { rows: raw, holder } = rowsOf(body, names);
  const byId = new Map<string, Row>();
  for (const item of raw) {
    const row = decode(item);
    if (row && !byId.has(row.id)) byId.set(row.id, row);
  }
  if (raw.length > 0 && byId.size === 0) throw new ShapeError('None of the rows could be read');
  const rows = [...byId.values()];
  return { rows, total: Math.max(totalOf(body, holder) ?? 0, rows.length) };
}

/** The server's own words after a write, from whatever layer has them; null when it said nothing. */
export function decodeMessage(body: Json): string | null {
  if (body !== null && !isRecord(body)) throw new ShapeError('The answer is no object');
  for (const layer of layers(body)) {
    const message = isRecord(layer) ? textOrNull(layer.message) : null;
    if (message) return message;
  }
  return null;
}
