import { cleanText } from '#src/lib/cleanText.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { Kind } from './kind.ts';
import { readNumber, severalReadings } from './number.ts';

/** Digits after the point: the currencies of the plans (USD, EUR, GBP, INR) all have two. */
const DIGITS = 2;
const MINOR = 10 ** DIGITS;

const EXAMPLE = '1,299.50';

/** The signs of currencies, by which an amount may name its own. */
const signs: ReadonlyMap<string, readonly string[]> = new Map([
  ['USD', ['$', 'US$']],
  ['EUR', ['€']],
  ['GBP', ['£']],
  ['INR', ['₹']],
]);

/** An amount with what is before and behind its number. */
const NAMED =
  /^(?<before>[^\p{N}\p{P}\s\p{Sm}]*)\s*(?<number>\p{N}(?:.*\p{N})?)\s*(?<behind>[^\p{N}\p{P}\s\p{Sm}]*)$/u;

/** An amount of a currency (ISO 4217) in its minor units: 129950 is `1,299.50`. */
export function amountIn(currency: string): Kind<number> {
  const own = ['', currency, ...(signs.get(currency) ?? [])];
  return {
    read(text) {
      const { before = '', number = '', behind = '' } = NAMED.exec(cleanText(text))?.groups ?? {};
      const readings = readNumber(number);
      const [digits] = readings;
      if (digits === undefined) return { problem: `Write it like ${EXAMPLE}` };
      if (![before, behind].every((name) => own.includes(name.toUpperCase()))) {
        return { problem: `The currency is ${currency}: write it like ${EXAMPLE}` };
      }
      if (readings.length > 1) return { problem: severalReadings(readings, EXAMPLE) };
      if (digits.fraction.length > DIGITS) {
        return { problem: `${currency} has two digits after the point: write it like ${EXAMPLE}` };
      }
      const value = Number(`${digits.whole}${digits.fraction.padEnd(DIGITS, '0')}`);
      return Number.isSafeInteger(value) ? { value } : { problem: `Write a smaller amount, like ${EXAMPLE}` };
    },
    show: written,
    compare: (one, other) => one - other,
    plain: written,
  };
}

/** An amount in minor units with its cents: `1,299.00`, `-0.50`. */
function written(minor: number): string {
  const cents = String(Math.abs(minor) % MINOR).padStart(DIGITS, '0');
  return `${minor < 0 ? '-' : ''}${formatNumber(Math.floor(Math.abs(minor) / MINOR))}.${cents}`;
}

/** An amount in minor units, rounded to whole ones. A line of a sum is rounded before it is added (product.md "Plans"). */
export function toMinor(amount: number): number {
  return Math.round(amount * MINOR);
}

/** An amount in minor units as a number of its currency, as exports have it: 1299.5. */
export function toMajor(minor: number): number {
  return minor / MINOR;
}

/**
 * An amount in minor units as histories and reports write it: `1,299`, `1,299.50`. Has no `Intl.NumberFormat`, as
 * `formatNumber`, because most pages that show it need none.
 */
export function shortAmount(minor: number): string {
  return written(minor).replace('.00', '');
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in minor units in its currency, an ISO 4217 code: `$1,299.00`. */
export function moneyText(minor: number, currency: string): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    formats.set(currency, format);
  }
  return format.format(toMajor(minor));
}
