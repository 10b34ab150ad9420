/** Matches a text whose first letter is of a right-to-left script. */
const firstLetterIsRtl =
  /^\P{L}*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Whether the first letter of the text is of a right-to-left script, such as Arabic or Hebrew. Runs for every
 * rendered cell, so a text that begins with a Latin letter skips the regular expression.
 */
export function readsFromRight(text: string): boolean {
  const first = text.charCodeAt(0) | 0x20;
  return !(first >= 0x61 && first <= 0x7a) && firstLetterIsRtl.test(text);
}

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** The text as one unit that is read from the left, if it has letters that are read from the right; for sentences. */
export function isolatedFromLeft(text: string): string {
  return rightToLeftLetter.test(text) ? `\u2066${text}\u2069` : text;
}

const latinLetter = /\p{Script=Latin}/u;

/** The parts of a line with commas, such as an address, that is read in both directions; null for another text. */
export function partsInBothDirections(line: string): readonly string[] | null {
  const mixed = line.includes(', ') && rightToLeftLetter.test(line) && latinLetter.test(line);
  return mixed ? line.split(', ') : null;
}
