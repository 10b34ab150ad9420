import { cleanText } from './cleanText.ts';

/** `USR-004`, `TKT-2026-012`, also while it is typed; or an id that a database made. */
const RECORD_ID = /^(?:[a-z]{2,8}(?:-\d+)+|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu;

/** The id of a record that is searched for, in small letters; null for a search for something else. */
export function searchedId(search: string): string | null {
  const id = cleanText(search);
  return RECORD_ID.test(id) ? id.toLowerCase() : null;
}

/** Whether this is the id of a record, or its beginning; `searched` is a `searchedId`. */
export function isSearchedId(id: string, searched: string): boolean {
  return id.toLowerCase().startsWith(searched);
}
