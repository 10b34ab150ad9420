/** A letter of a script that is read from right to left, after nothing but what is no letter. */
const fromTheRight =
  /^\P{L}*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Whether the first letter of the text is read from right to left, as in Arabic and Hebrew. Asked for every
 * cell that is drawn, so the answer for what begins with a Latin letter comes without the expression.
 */
export function readsFromRight(text: string): boolean {
  const first = text.charCodeAt(0) | 0x20;
  return !(first >= 0x61 && first <= 0x7a) && fromTheRight.test(text);
}
