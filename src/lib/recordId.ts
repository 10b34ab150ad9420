import { cleanNumber } from './cleanText.ts';

/** `USR-004`, `TKT-2026-012`, also while it is typed; a number; or an id that a database made, of letters and digits. */
const RECORD_ID = /^(?:[a-z]{2,8}(?:[-_]\d+)+|\d{4,}|[\da-f]{24}|(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{12,})$/iu;

/** The id of a record that is searched for, in small letters; null for a search for something else. */
export function searchedId(search: string): string | null {
  const id = cleanNumber(search);
  return RECORD_ID.test(id) ? id.toLowerCase() : null;
}

/** Whether this is the id of a record, or its beginning, unless that is a number only; `searched` is a `searchedId`. */
export function isSearchedId(id: string, searched: string): boolean {
  const found = id.toLowerCase();
  return /^\d+$/u.test(searched) ? found === searched : found.startsWith(searched);
}
