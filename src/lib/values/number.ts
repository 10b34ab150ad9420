import { cleanNumber } from '#src/lib/cleanText.ts';
import { formatNumber } from '#src/lib/text.ts';

/** A number as its digits before and after the decimal separator. */
export interface Digits {
  readonly whole: string;
  readonly fraction: string;
}

/** Digits in groups: thousands, with a comma also those of India (`12,34,567`); or without groups. */
const groupsOf = (separator: string) =>
  `\\d+|[1-9]\\d{0,2}(?:${separator}\\d{3})+${separator === ',' ? '|[1-9]\\d?(?:,\\d\\d)+,\\d{3}' : ''}`;

/** The writings of numbers: the separators of groups and of the fraction. `'` and `·` separate nothing else. */
const writings = [
  [',', '[.·]'],
  ['\\.', '[,·]'],
  ["'", '[.,·]'],
].map(
  ([group = '', decimal]) =>
    new RegExp(`^(?<whole>${groupsOf(group)})(?:${decimal}(?<fraction>\\d+))?$`, 'u'),
);

/** Our own writing of a whole number from 1,000 on. It means that, though it is a fraction in other countries. */
const OWN = /^[1-9]\d{0,2}(?:,\d{3})+$/u;

/** The readings of a number without sign and exponent: none, one, or two of a text such as `1.299`. */
export function readNumber(text: string): readonly Digits[] {
  const typed = cleanNumber(text)
    .replace(/[\s\u2019\u066c]/gu, "'")
    .replaceAll('\u066b', '·')
    .replaceAll('\u060c', ',');
  if (OWN.test(typed)) return [{ whole: typed.replaceAll(',', ''), fraction: '' }];
  const found = writings.flatMap((writing) => {
    const { whole, fraction = '' } = writing.exec(typed)?.groups ?? {};
    return whole === undefined ? [] : [{ whole: whole.replace(/\D/gu, ''), fraction }];
  });
  return [...new Map(found.map((digits) => [writtenAs(digits), digits])).values()];
}

/** The digits in our own writing: `1,299.5`. */
function writtenAs({ whole, fraction }: Digits): string {
  return `${formatNumber(Number(whole))}${fraction === '' ? '' : `.${fraction}`}`;
}

/** What is said about a text with several readings: all of them. */
export function severalReadings(readings: readonly Digits[], example: string): string {
  return `This can be ${readings.map(writtenAs).join(' or ')}: write it like ${example}`;
}
