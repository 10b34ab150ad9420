import { NO_VALUE } from '#src/features/shared/import/xml/sheetCells.ts';

const exponentForm = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d+)$/iu;
/** A spreadsheet keeps 15 digits of a number; further ones are noise of the binary fraction. */
const DIGITS = 15;

/** A number in exponent form with all its digits: `7.84E+14` is `784000000000000`. Other texts stay unchanged. */
function withoutExponent(text: string): string {
  const match = exponentForm.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction = '', power = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(power);
  // No cell of ours holds such a number.
  if (Math.abs(point) > 400) return text;
  if (point >= digits.length) return sign + digits.padEnd(point, '0').replace(/^0+(?=\d)/u, '');
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** A number of a workbook with all its digits. */
export function numberText(raw: string): string {
  const plain = withoutExponent(raw);
  const isNoisy = plain.includes('.') && plain.replace(/\D/gu, '').length > DIGITS;
  return isNoisy ? withoutExponent(String(Number(Number(plain).toPrecision(DIGITS)))) : plain;
}

/**
 * A date as `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`. To the second: a workbook has a time as a fraction of a day, which is
 * mostly a bit more or less than the time.
 */
export function dateText(date: Date): string {
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const time = iso.slice(11, 16);
  return time === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}

/** Whether a text is a number that a spreadsheet has shortened: `7.84199E+14` lost its last digits. */
export function isShortened(text: string): boolean {
  return /^\d(?:[.,]\d+)?e\+\d+$/iu.test(text);
}

const errorValue =
  /^#(?:N\/A|(?:NULL|DIV\/0|VALUE|REF|NUM|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY)!|NAME\?|GETTING_DATA)$/u;

/** What is wrong with a cell whose value is an error of a spreadsheet, in a text file too; null when it is none. */
export function errorProblem(text: string): string | null {
  if (text === NO_VALUE) return 'The formula has no value; open and save the file in Excel';
  return errorValue.test(text) ? `The cell has an error (${text})` : null;
}
