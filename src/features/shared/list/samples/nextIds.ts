/**
 * The ids of new sample rows: `INV-026` and so on if `INV-025` is the highest in `used`. Ids with another prefix are
 * ignored. `used` contains the ids of deleted rows too, because Undo may restore them. No number is below `first`.
 */
export function nextIds(
  prefix: string,
  used: readonly string[],
  count: number,
  first = 1,
): readonly string[] {
  const highest = used.reduce((most, id) => {
    const number = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : 0;
    return Number.isSafeInteger(number) && number > most ? number : most;
  }, first - 1);
  return Array.from({ length: count }, (_, index) => prefix + String(highest + 1 + index).padStart(3, '0'));
}
