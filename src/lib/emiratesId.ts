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
