let segmenter: Intl.Segmenter | undefined;

/** What readers see as one sign each: a letter with its accents, a flag of two code points. */
function signsOf(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The first signs of the first and the last word of a name, as capitals: letters and digits if it has any; `?` for an empty name. */
export function initials(name: string): string {
  const words = name.toLocaleUpperCase().split(/\s+/u).filter(Boolean).map(signsOf);
  const letters = words.flatMap((signs) => signs.find((sign) => /^[\p{L}\p{N}]/u.test(sign)) ?? []);
  const signs = letters.length > 0 ? letters : words.flatMap(([first]) => first ?? []);
  return [...signs.slice(0, 1), ...signs.slice(1).slice(-1)].join('') || '?';
}

/** The first word of a name, for the user menu; the whole text when there is only one. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}

/** The text with a capital: `Completed` for `completed`. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 developer`, `1,204 developers`: the number with its noun. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/**
 * A whole number with thousands separators. Does not use `Intl.NumberFormat`: creating the first one takes a tenth of
 * the first page's load time.
 */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** `3 selected`: the number of selected rows. */
export function selectedText(count: number): string {
  return `${formatNumber(count)} selected`;
}

/** Control characters, line separators, and marks that change the direction in which a text is shown. */
const UNSAFE_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text from data as a JSON string on one line, for a plain text file: it can't look like lines of that file. */
export function toQuoted(text: string): string {
  return JSON.stringify(text).replace(
    UNSAFE_IN_A_LINE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Cuts a text to at most `limit` code points, the last of them an ellipsis. */
export function clamp(text: string, limit: number): string {
  // Most texts are short and need no array of code points.
  if (text.length <= limit) return text;
  // A code point has at most two units, so the rest of a long text is not read.
  const characters = Array.from(text.slice(0, 2 * limit + 2));
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}

const LONGEST_SHOWN = 2000;

/**
 * A text from data, cut to 2,000 characters for display: line breaking of one word of 50,000 letters blocks the page
 * for half a minute. Copies and exports have the whole text.
 */
export function toShown(text: string): string {
  return clamp(text, LONGEST_SHOWN);
}
