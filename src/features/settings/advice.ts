import { parseHex } from '#src/lib/contrast.ts';
import { EMAIL_MESSAGE, isEmail } from '#src/lib/email.ts';

/**
 * Says in one sentence what looks wrong about a value that is not empty; null when nothing does. It is shown beside the
 * field and blocks nothing: settings are not validated (spec section 5).
 */
export type Advice = (value: string) => string | null;

const unless =
  (fits: (value: string) => boolean, sentence: string): Advice =>
  (value) =>
    fits(value) ? null : sentence;

/** A whole number between two limits. */
export function wholeNumber(least: number, most: number): Advice {
  return unless(
    (value) => /^\d{1,9}$/u.test(value) && Number(value) >= least && Number(value) <= most,
    `Usually a whole number from ${least} to ${most}`,
  );
}

export const port: Advice = unless(
  (value) => wholeNumber(1, 65_535)(value) === null,
  'A port is a number from 1 to 65535; mail servers usually listen on 587, 465 or 25',
);

export const host: Advice = unless(
  (value) => /^[\w.-]+$/u.test(value),
  'A server is a name without https:// and spaces, such as smtp.example.com',
);

export const emailAddress: Advice = unless((value) => isEmail(value.trim()), EMAIL_MESSAGE);

export const phone: Advice = unless(
  (value) => /^\+?[\d\s()./-]{5,}$/u.test(value),
  'A phone number has digits and spaces, such as +971 4 555 0100',
);

function isWebAddress(value: string): boolean {
  try {
    return /^https?:$/u.test(new URL(value).protocol);
  } catch {
    return false;
  }
}

export const webAddress: Advice = unless(isWebAddress, 'An address begins with https://');

export const color: Advice = unless(
  (value) => parseHex(value) !== null,
  'A colour has six hexadecimal digits, such as #0EA5E9',
);
