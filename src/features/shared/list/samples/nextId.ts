/**
 * The id of a new sample row: `INV-026` if `INV-025` is the highest in `used`. Ids with another prefix are ignored.
 * `used` contains the ids of deleted rows too, because Undo may restore them. No number is below `first`.
 */
export function nextId(prefix: string, used: Iterable<string>, first = 1): string {
  const numbers = [...used].map((id) => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) : 0));
  const highest = Math.max(first - 1, ...numbers.filter(Number.isSafeInteger));
  return `${prefix}${String(highest + 1).padStart(3, '0')}`;
}
