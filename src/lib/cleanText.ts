/** Characters of no width and direction marks, as part of a class of a regular expression; joiners are not among them. */
export const unseen =
  '\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';

/**
 * What is not seen and changes what a text is equal to, or the direction in which it is shown. A joiner is among it except
 * between two letters of a script, or two emoji, that it joins.
 */
const invisible = new RegExp(
  `[${unseen}]|(?<![^\\p{ASCII}\\s\\p{Cf}])[\\u200c\\u200d]|[\\u200c\\u200d](?![^\\p{ASCII}\\s\\p{Cf}])`,
  'gu',
);

/** A run of white space within a line, such as the non-breaking spaces of documents and the tabs of a spreadsheet. */
const spaces = /[^\S\r\n]+/gu;

/** The text without characters of no width and direction marks. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/**
 * A text as it is kept: without invisible characters, other spaces as a common one, trimmed. Line breaks stay. What is
 * typed, pasted, or read from a file is cleaned before it is checked and sent (reliability.md 16).
 */
export function cleanText(text: string): string {
  return withoutInvisible(text)
    .replace(spaces, (run) => (/[^ ]/u.test(run) ? ' ' : run))
    .trim();
}

const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/** The text with Arabic-Indic and Persian digits as Latin ones: `٠٥٠` is `050`. Its length stays. */
export function latinDigits(text: string): string {
  return text.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** An email address, phone number, code or id as it is kept: `cleanText` with Latin digits. */
export function cleanNumber(text: string): string {
  return latinDigits(cleanText(text));
}
