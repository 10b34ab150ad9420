/** The whole number that a text begins with; `null` when there is none, as while a field is empty. */
export function parseWhole(text: string): number | null {
  const number = Math.trunc(Number(text));
  return text.trim() === '' || !Number.isSafeInteger(number) ? null : number;
}

/** The nearest number between two limits, either of which may be missing. */
export function within(
  value: number,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
): number {
  return Math.min(Math.max(value, min), max);
}
