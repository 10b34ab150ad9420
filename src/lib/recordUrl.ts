import type { RecordRef } from '#src/api/types/recordRef.ts';

/** A list with filters set: `/master/developer-users?company=COMP-001`. */
export function listUrl(path: string, filters: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(filters).toString()}`;
}

/** The URL that opens a record over the list at a path, in its details or another dialog. */
export function recordUrl(path: string, id: string, dialog = 'details'): string {
  return listUrl(path, { open: dialog, id });
}

/** A reference as one text: `investors.USR-001`. */
export function refKey({ kind, id }: RecordRef): string {
  return `${kind}.${id}`;
}
