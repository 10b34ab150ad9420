/** An upper estimate of the average width of a character at 12 px. */
const letter = 7;

/** An upper estimate of the width of the longest text in px, because texts cannot be measured before they are drawn. */
export const textRoom = (texts: readonly string[]): number =>
  letter * Math.max(0, ...texts.map((text) => text.length));
