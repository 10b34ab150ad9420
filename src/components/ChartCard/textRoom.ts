/** The widest that a letter or digit is on average at 12 px. */
const letter = 7;

/** Pixels that the longest of the texts needs, at most; guessed, because a text is measured only once it is drawn. */
export const textRoom = (texts: readonly string[]): number =>
  letter * Math.max(0, ...texts.map((text) => text.length));
