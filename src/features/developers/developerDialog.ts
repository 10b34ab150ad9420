import type { Developer } from '#src/api/types/developer.ts';

/** What of the list is opened. `missing`: the address names a record that the list does not have. */
export type DeveloperDialog =
  | { readonly type: 'none' | 'add' | 'missing' }
  | { readonly type: 'edit' | 'details' | 'subUsers' | 'delete'; readonly developer: Developer };

/** How the address names what is opened (`?open=sub-users&id=…`). */
const names = {
  edit: 'edit',
  details: 'details',
  'sub-users': 'subUsers',
  delete: 'delete',
} as const;

export type OpenName = keyof typeof names;

function isOpenName(open: string): open is OpenName {
  return Object.hasOwn(names, open);
}

/** Whether this address asks for a record at all. */
export function asksForRecord(open: string, id: string): boolean {
  return isOpenName(open) && id !== '';
}

/**
 * The dialog an address asks for. `developer` is the record it names, undefined when the list does not have it;
 * `settled` says that the list will not bring it any more.
 */
export function toDialog(
  open: string,
  id: string,
  developer: Developer | undefined,
  settled: boolean,
): DeveloperDialog {
  if (open === 'add') return { type: 'add' };
  if (!isOpenName(open) || id === '') return { type: 'none' };
  if (developer) return { type: names[open], developer };
  return { type: settled ? 'missing' : 'none' };
}
