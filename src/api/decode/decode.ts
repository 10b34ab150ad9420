import { parseDate, toUtc } from '#src/lib/dates.ts';
import { MAX_ROWS, UNKNOWN_TOTAL } from '#src/lib/maxRows.ts';
import { isEncodable } from '#src/lib/urls.ts';

/** A response of the server before it is decoded. */
export type Json = unknown;

/** Converts a response to a type of the console; throws `ShapeError` when the response has another shape. */
export type Decode<T> = (body: Json) => T;

/** A 200 whose body has the wrong shape. `http.ts` converts it to an `ApiError`. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** Whether the value is an object: not an array, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object in a row, or its JSON text, as multipart answers have it; an empty object for anything else. */
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

/** A text; a number as text; empty for anything else, so that `[object Object]` is never shown. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first value that is a text and not blank; empty when there is none. */
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

/**
 * An id: a text, a number, or the `_id` or `id` of an object. Null when there is none, and for a text with a lone surrogate,
 * which no URL can have.
 */
export function idOf(value: unknown): string | null {
  const id = isRecord(value) ? textOrNull(value._id, value.id) : textOrNull(value);
  return id !== null && isEncodable(id) ? id : null;
}

/** A boolean, also as `"true"`, `1`, `"Active"`; null for anything else. */
export function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = text(value).trim().toLowerCase();
  if (['true', '1', 'yes', 'active'].includes(word)) return true;
  if (['false', '0', 'no', 'inactive'].includes(word)) return false;
  return null;
}

/** A whole number from 0, also as a text; null for anything else. */
export function count(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null;
}

/** A date as the server wrote it, or milliseconds as ISO 8601; else null. */
export function dateText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (parseDate(value) === null) return null;
  return typeof value === 'number' ? toUtc(value) : value.trim();
}

/** The body, and the contents of its envelope: the specification leaves open whether answers are in `data` or `result`. */
export function layers(body: Json): readonly Json[] {
  if (!isRecord(body)) return [body];
  return [body, ...['data', 'result'].filter((key) => key in body).map((key) => body[key])];
}

/** Whether the body reports a failure (`success: false`), whatever its HTTP status. */
export function reportsFailure(body: Json): boolean {
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
    const total = count(layer.total);
    if (total !== null) return total;
  }
  return null;
}

interface DecodedRows<Row> {
  readonly rows: readonly Row[];
  /** How many rows were left out because an earlier one has their id. */
  readonly repeated: number;
}

/** The rows that can be decoded (`decode` returns no null); of two rows with one id the first (product.md "Lists"). */
export function decodeRows<Row extends { readonly id: string }>(
  raw: readonly Json[],
  decode: (row: Json) => Row | null,
): DecodedRows<Row> {
  const decoded = raw.map(decode).filter((row) => row !== null);
  const byId = new Map<string, Row>();
  for (const row of decoded) if (!byId.has(row.id)) byId.set(row.id, row);
  return { rows: [...byId.values()], repeated: decoded.length - byId.size };
}

/**
 * A list with its total, which counts no repeated row of this response. Without a total, as many rows as are asked for at
 * most may be a part of the list. Throws `ShapeError` when the response has rows and none of them can be decoded.
 */
export function decodePage<Row extends { readonly id: string }>(
  body: Json,
  names: readonly string[],
  decode: (row: Json) => Row | null,
): { readonly rows: readonly Row[]; readonly total: number } {
  const { rows: raw, holder } = rowsOf(body, names);
  const { rows, repeated } = decodeRows(raw, decode);
  if (raw.length > 0 && rows.length === 0) throw new ShapeError('None of the rows could be read');
  const told = totalOf(body, holder);
  if (told === null && raw.length >= MAX_ROWS) return { rows, total: UNKNOWN_TOTAL };
  return { rows, total: Math.max((told ?? 0) - repeated, rows.length) };
}

/** The answer to a new record: the server's message, and the record under one of the names; each null when there is none. */
export interface Created<Row> {
  readonly message: string | null;
  readonly row: Row | null;
}

/** Decodes the answer to a new record. `decode` returns null for what is no record. */
export function decodeCreated<Row>(
  names: readonly string[],
  decode: (row: Json) => Row | null,
): Decode<Created<Row>> {
  return (body) => {
    const message = decodeMessage(body);
    const all = layers(body);
    const named = all.filter(isRecord).flatMap((layer) => names.map((name) => layer[name]));
    const rows = [...named, ...all].map(decode);
    return { message, row: rows.find((row) => row !== null) ?? null };
  };
}

/** The server's message after a write, from any envelope; null when there is none. */
export function decodeMessage(body: Json): string | null {
  if (body !== null && !isRecord(body)) throw new ShapeError('The answer is no object');
  for (const layer of layers(body)) {
    const message = isRecord(layer) ? textOrNull(layer.message) : null;
    if (message) return message;
  }
  return null;
}
