import { attributesOf, xmlText } from './xmlTags.ts';

/** The formats of days and times that have no code in the file (ECMA-376, 18.8.30), in all languages. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const;

/** The longest format of a spreadsheet. */
const LONGEST = 255;

// Texts in quotes, escaped letters, colours, currencies and languages. `[h]` is a time.
const notOfDates = /"[^"]*"|\\.|_.|\[(?!(?:h{1,2}|m{1,2}|s{1,2})\])[^\]]*\]/giu;

/** Whether numbers in this format are shown as days or times. */
export function isDateFormat(code: string): boolean {
  if (code.length > LONGEST) return false;
  const letters = code.replace(notOfDates, ' ');
  // The format of a number has places for digits; one of seconds may have those of a fraction.
  return /[dmyhs]/iu.test(letters) && !/[#?%0]/u.test(letters.replace(/s\]?[.,]0+/giu, ''));
}

const formatTag = /<(?:\w{1,20}:)?numFmt(?=[\s/>])([^<>]*)>/gu;
const styleTag = /<(?:\w{1,20}:)?xf(?=[\s/>])([^<>]*)>/gu;

/** Of the cell styles, by their places, whether they are of days or times. */
export function dateStyles(styles: string): readonly boolean[] {
  const isDate = new Set<string>();
  for (const [from, to] of builtIn) for (let id = from; id <= to; id += 1) isDate.add(String(id));
  for (const [, tag = ''] of styles.matchAll(formatTag)) {
    const { numFmtId = '', formatCode = '' } = attributesOf(tag);
    if (isDateFormat(xmlText(formatCode))) isDate.add(numFmtId);
    else isDate.delete(numFmtId);
  }
  const from = styles.search(/<(?:\w{1,20}:)?cellXfs(?=[\s/>])/u);
  const to = styles.search(/<\/(?:\w{1,20}:)?cellXfs>/u);
  const cells = from === -1 ? '' : styles.slice(from, to === -1 ? undefined : to);
  return Array.from(cells.matchAll(styleTag), ([, tag = '']) => isDate.has(attributesOf(tag).numFmtId ?? ''));
}
