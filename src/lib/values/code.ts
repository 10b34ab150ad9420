import { cleanNumber } from '#src/lib/cleanText.ts';
import type { Kind } from './kind.ts';
import { text } from './text.ts';

/** Length of a one-time code (spec section 9). */
const LENGTH = 6;

/** A one-time code: six digits, with spaces or dashes between them. The sentences are those of spec section 5. */
export const code: Kind<string> = {
  ...text,
  read(typed) {
    const value = cleanNumber(typed).replace(/[\s\u2010-\u2015-]/gu, '');
    if (value.length !== LENGTH) return { problem: 'Must be 6 digits' };
    return /^\d*$/u.test(value) ? { value } : { problem: 'OTP must contain only digits' };
  },
};
