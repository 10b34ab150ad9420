/** The number at the beginning of a text, without its fraction; 0 for a text without a number and for a negative one. */
export function toWhole(text: string): number {
  const number = Number(text);
  const value = Number.isFinite(number) ? Math.trunc(number) : Number.parseInt(text, 10);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}
