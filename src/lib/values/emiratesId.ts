import { cleanNumber } from '#src/lib/cleanText.ts';
import { digitsOf } from '#src/lib/numberSearch.ts';
import { textKind } from './kind.ts';

/** An example of the format of an Emirates ID (spec section 5). */
export const EMIRATES_ID_EXAMPLE = '784-1987-1234567-1';

/** `784198712345671` as `784-1987-1234567-1`; a text with other characters, or not of 15 digits, stays. */
function dashed(text: string): string {
  const value = cleanNumber(text);
  const digits = value.replace(/[\s\u2010-\u2015-]/gu, '');
  return /^\d{15}$/u.test(digits) ? digits.replace(/^(\d{3})(\d{4})(\d{7})/u, '$1-$2-$3-') : value;
}

/** An Emirates ID. One that is malformed is kept as well: *Needs attention* finds it. */
export const emiratesId = textKind(dashed, digitsOf);

const whole = /^784-\d{4}-\d{7}-\d$/u;

/** Whether a text is an Emirates ID, `784-YYYY-NNNNNNN-C`, with its check digit (ISO/IEC 7812-1, annex B: Luhn). */
export function isEmiratesId(text: string): boolean {
  if (!whole.test(text)) return false;
  const sum = Array.from(text.replaceAll('-', ''), Number)
    .toReversed()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}
