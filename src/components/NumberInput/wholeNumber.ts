/** The text's number without its fraction; `null` for an empty or invalid text. */
export function parseWhole(text: string): number | null {
  const number = Math.trunc(Number(text));
  return text.trim() === '' || !Number.isSafeInteger(number) ? null : number;
}

/** The nearest number between two optional limits. */
export function clampNumber(
  value: number,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
): number {
  return Math.min(Math.max(value, min), max);
}
