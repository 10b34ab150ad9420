/** An example of the format of an Emirates ID (spec section 5). */
export const EMIRATES_ID_EXAMPLE = '784-1987-1234567-1';

const groups = [3, 4, 7, 1] as const;
const digitsOnly = /^\d*$/u;

/**
 * Formats an Emirates ID: `784198712345671` becomes `784-1987-1234567-1`. A text with other characters than digits,
 * dashes and spaces, or with too many digits, is returned unchanged.
 */
export function maskEmiratesId(text: string): string {
  const digits = text.replace(/[\s-]/gu, '');
  if (!digitsOnly.test(digits) || digits.length > 15) return text;
  let rest = digits;
  const parts: string[] = [];
  for (const size of groups) {
    if (rest) parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join('-');
}

const whole = /^784-\d{4}-\d{7}-\d$/u;

/** Whether a text is an Emirates ID, `784-YYYY-NNNNNNN-C`, with its check digit (ISO/IEC 7812-1, annex B: Luhn). */
export function isEmiratesId(text: string): boolean {
  if (!whole.test(text)) return false;
  const sum = Array.from(text.replaceAll('-', ''), Number)
    .toReversed()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}
