const exponentForm = /^([+-]?)(\d+)(?:[.,](\d+))?e([+-]?\d+)$/iu;

/** A spreadsheet keeps 15 digits of a number; further ones are lost, or noise of the binary fraction. */
const DIGITS = 15;

/** Whether a text is a number without its last digits, as spreadsheets show long ones: `7.84199E+14`. */
export function isShortened(text: string): boolean {
  const [, , , fraction = '', power = ''] = exponentForm.exec(text) ?? [];
  return Number(power) > fraction.length;
}

/** A number as programs write it with all its digits: `12345.0` and `9.71501234567E11` are whole. Other texts stay. */
export function wholeNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', power = ''] = exponentForm.exec(text) ?? [];
  if (power === '') return text.replace(/^(\d+)(?:\.0+|,00?)$/u, '$1');
  const moved = Number(power);
  if (isShortened(text) || moved < 0) return text;
  const digits = `${whole}${fraction.slice(0, moved)}`.replace(/^0+(?=\d)/u, '');
  return /[1-9]/u.test(fraction.slice(moved)) ? text : `${sign === '-' ? '-' : ''}${digits}`;
}

/** A number of a workbook with all its digits; in exponent form if it has more than a spreadsheet keeps. */
export function numberText(value: number): string {
  const kept = Number(value.toPrecision(DIGITS));
  if (Math.abs(kept) >= 10 ** DIGITS) return kept.toExponential().toUpperCase();
  const text = String(kept);
  return text.includes('e') ? kept.toFixed(20).replace(/0+$/u, '') : text;
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

/** What is shown for a formula that was saved without its value, as programs other than spreadsheets write it. */
export const NO_VALUE = '#NO VALUE!';

/** `#N/A`, `#DIV/0!`, `#NAME?` and the like, as spreadsheets of other languages write them too: `#NV`, `#WERT!`. */
const errorValue = /^(?:#¿?[\p{Lu}\d/_ ]{2,30}[!?]|#\p{Lu}\/\p{Lu}|#NV|#GETTING_DATA|Err:\d{3})$/u;

/** What is wrong with a cell whose value is an error of a spreadsheet, in a text file too; null when it is none. */
export function errorProblem(text: string): string | null {
  if (text === NO_VALUE) return 'The formula has no value; open and save the file in Excel';
  return errorValue.test(text) ? `The cell has an error (${text})` : null;
}
