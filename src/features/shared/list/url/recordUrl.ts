/** The URL that opens a record over the list at a path, in its details or another dialog. */
export function recordUrl(list: string, id: string, dialog = 'details'): string {
  return `${list}?${new URLSearchParams({ open: dialog, id }).toString()}`;
}
