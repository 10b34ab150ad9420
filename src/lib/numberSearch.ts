import { cleanText, latinDigits } from './cleanText.ts';

/** What may be between the digits of a number: white space, brackets, hyphens, and invisible characters of a pasted one. */
const NOT_DIGITS = /[^0-9]/gu;
const NUMBER = /^[\d\s()[\]+\u2010-\u2015-]+$/u;

/** Fewer digits are in too many numbers. */
const LEAST_DIGITS = 4;

/** Prefixes of a number of the United Arab Emirates, each with the zero that is dialled at home or without it. */
const HOME = /^(?:(?:00)?9710?(?=\d{8,9}$)|0(?=\d{8,9}$))/u;

/** The digits of a text, without what is between them. */
export const digitsOf = (text: string) => latinDigits(text).replace(NOT_DIGITS, '');

/**
 * The digits of a number, as it is dialled from abroad: the digits of any writing of it, with or without the prefix of
 * the country, are part of these. Two lines for a number of the Emirates, the second with the zero that is dialled at
 * home; one for any other.
 */
function forms(digits: string): string {
  const own = digits.replace(HOME, '');
  if (own !== digits || /^[2-9]\d{7,8}$/u.test(digits)) return `00971${own}\n009710${own}`;
  return digits.startsWith('00') ? digits : `00${digits}`;
}

/**
 * The text in which `findsNumber` looks for a phone number or an Emirates ID of a record; '' without a digit. It is made
 * once for each record, because a search looks through all of them at each letter typed.
 */
export function numberText(text: string): string {
  const digits = digitsOf(text);
  return digits === '' ? '' : forms(digits);
}

/**
 * The digits of a search for a number; null for a search for something else: one with less than four digits, or with
 * letters. Spaces, hyphens and brackets make no difference.
 */
export function searchedNumber(search: string): string | null {
  if (!NUMBER.test(cleanText(latinDigits(search)))) return null;
  const digits = digitsOf(search);
  return digits.length < LEAST_DIGITS ? null : digits;
}

/** Without its zeros at the start, which are a prefix of another country's number; null if too little is left. */
function withoutZeros(searched: string): string | null {
  if (!searched.startsWith('0')) return null;
  const rest = searched.replace(/^0+/u, '');
  return rest.length < LEAST_DIGITS ? null : rest;
}

/** The test for a `numberText` that has the number; `searched` is a `searchedNumber`. */
export function findsNumber(searched: string): (numbers: string) => boolean {
  const rest = withoutZeros(searched);
  if (rest === null) return (numbers) => numbers.includes(searched);
  return (numbers) => numbers.includes(searched) || numbers.includes(rest);
}

/** The part [start, end) of `text` that is the searched number; null if it is not there. */
export function numberRange(text: string, searched: string): [start: number, end: number] | null {
  const positions = [...latinDigits(text).matchAll(/\d/gu)].map(({ index }) => index);
  const rest = withoutZeros(searched);
  const wanted = rest === null ? [searched] : [searched, rest];
  for (const form of [digitsOf(text), ...numberText(text).split('\n')]) {
    const found = wanted.find((each) => form.includes(each));
    if (found === undefined) continue;
    // Counted from the end, which all forms share; the text may lack the prefix.
    const from = positions.length - form.length + form.indexOf(found);
    const start = positions[Math.max(0, from)];
    const end = positions[from + found.length - 1];
    return start === undefined || end === undefined ? null : [start, end + 1];
  }
  return null;
}
