import { cleanNumber } from '#src/lib/cleanText.ts';
import { numberText } from '#src/lib/numberSearch.ts';
import { textKind } from './kind.ts';

/** A phone number: kept as it is written, compared in every writing, with and without the prefix of the country. */
export const phone = textKind(cleanNumber, numberText);

/** A number as people write it: digits, spaces and signs between them, `(0)` included. */
const PHONE = /^\+?[\d\s().\u2010-\u2015\u202a\u202c/-]+$/u;
const LEAST_DIGITS = 3;

/**
 * The `tel:` URL of a phone number (RFC 3966); null for a text with other words, such as an extension, which would be
 * dialled wrongly. A zero in brackets after the country's prefix is only dialled at home.
 */
export function telHref(text: string): string | null {
  const number = text.trim();
  if (!PHONE.test(number)) return null;
  const digits = (number.startsWith('+') ? number.replace('(0)', '') : number).replace(/\D/gu, '');
  return digits.length < LEAST_DIGITS ? null : `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}

/** Digits of a phone number, which has at most 15 (E.164) and in no country less than 7. */
const LEAST_OF_NUMBER = 7;
const MOST_OF_NUMBER = 15;

/** Whether a text is a phone number, with or without an extension. */
export function isPhone(text: string): boolean {
  const digits = (telHref(text.replace(/(?:ext\.?|x)\s*\d+$/iu, '')) ?? '').replace(/\D/gu, '').length;
  return digits >= LEAST_OF_NUMBER && digits <= MOST_OF_NUMBER;
}
