import { latinDigits } from '#src/lib/cleanText.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { Kind } from './kind.ts';
import { readNumber, severalReadings } from './number.ts';

const EXAMPLE = '1,299';

/** Whether a text has no digit, so that it is read as the whole number 0. */
export const hasNoDigit = (text: string) => !/\d/u.test(latinDigits(text));

/** Whole numbers from 0 to `most`. A text without a digit is 0 (spec section 5). */
export function wholeUpTo(most: number): Kind<number> {
  return {
    read(text) {
      if (hasNoDigit(text)) return { value: 0 };
      const readings = readNumber(text);
      const [digits] = readings;
      if (readings.length > 1) return { problem: severalReadings(readings, EXAMPLE) };
      if (digits === undefined || digits.fraction !== '') {
        return { problem: `Write a whole number like ${EXAMPLE}` };
      }
      const value = Number(digits.whole);
      return value > most ? { problem: `Write a number up to ${formatNumber(most)}` } : { value };
    },
    show: formatNumber,
    compare: (one, other) => one - other,
    plain: formatNumber,
  };
}

/** A whole number, such as a limit of a plan. */
export const whole = wholeUpTo(999_999_999_999);
