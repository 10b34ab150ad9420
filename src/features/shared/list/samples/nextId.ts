/**
 * The id of a new sample row: after the highest one ever used, `INV-026` after `INV-025`. Ids of another kind do not
 * count; `used` are those of rows that are there and of rows that may come back.
 */
export function nextId(prefix: string, used: Iterable<string>): string {
  const numbers = [...used].map((id) => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) : 0));
  const highest = Math.max(0, ...numbers.filter(Number.isSafeInteger));
  return `${prefix}${String(highest + 1).padStart(3, '0')}`;
}
