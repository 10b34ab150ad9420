import { describe, expect, it } from 'vitest';
import { companyImport } from '#src/features/companies/import/CompanyImport.tsx';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { investorImport } from '#src/features/investors/import/InvestorImport.tsx';
import { importerOf } from '#src/features/shared/import/check/importer.ts';
import { nearestFirst } from '#src/features/shared/import/check/importFields.ts';
import { matchColumns } from '#src/features/shared/import/check/matchColumns.ts';
import { cellValue, errorProblem, isShortened, wholeNumber } from '#src/features/shared/import/file/cells.ts';
import { decodeText } from '#src/features/shared/import/file/decodeText.ts';
import { formattedNumber } from '#src/features/shared/import/file/numberFormats.ts';
import { readCsv } from '#src/features/shared/import/file/readCsv.ts';
import { isMarkup, oleProblem, unpadded } from '#src/features/shared/import/file/readTable.ts';
import { readWorkbook } from '#src/features/shared/import/file/readWorkbook.ts';
import { restoreNeutralised } from '#src/lib/csv.ts';
import { numberText } from '#src/lib/numberSearch.ts';
import { amountIn } from '#src/lib/values/amount.ts';
import { yesNo } from '#src/lib/values/choice.ts';
import { day } from '#src/lib/values/day.ts';
import { email } from '#src/lib/values/email.ts';
import { emiratesId, isEmiratesId } from '#src/lib/values/emiratesId.ts';
import { isPhone, phone } from '#src/lib/values/phone.ts';
import { text as textKind } from '#src/lib/values/text.ts';
import { whole } from '#src/lib/values/whole.ts';
import { growsFasterThanLength } from '../../../growth.ts';
import { workbook } from './workbook.ts';

const calls = {
  readNow: async () => ({ rows: [], total: 0 }),
  create: async () => ({ message: '', id: null, row: null }),
  refresh: () => undefined,
};
const importers = [
  importerOf(developerImport, calls),
  importerOf(companyImport, calls),
  importerOf(investorImport, calls),
];

const index = { complete: true, keys: {}, has: () => false, lookup: new Map(), names: [] };

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Reads a workbook that has this text in each of its parts. */
function readParts(text: string) {
  const rows = `<row><c t="inlineStr"><is><t>${text}</t></is></c></row><row><c><f>${text}</f></c></row>${text}`;
  const bytes = workbook({ rows, sharedStrings: [text], codes: [text], after: text });
  for (const sheet of readWorkbook(bytes)) sheet.read();
}

/** Every function of the import that gets a text of the file. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  cellValue,
  restoreNeutralised,
  isShortened,
  wholeNumber,
  errorProblem,
  ...Object.fromEntries(
    Object.entries({ text: textKind, email, phone, emiratesId }).flatMap(([name, { read, plain }]) => [
      [name, read],
      [`${name} compared`, plain],
    ]),
  ),
  whole: whole.read,
  day: day.read,
  amount: amountIn('USD').read,
  yesNo: yesNo.read,
  numberText,
  nearestFirst: (text) => nearestFirst([text, 'Acme'], text),
  isPhone,
  isEmiratesId,
  unpadded,
  isMarkup,
  decodeText: (text) => decodeText(bytesOf(text)),
  oleProblem: (text) => oleProblem(bytesOf(text)),
  readCsv: (text) => tried(() => readCsv(text)),
  formattedNumber: (text) => tried(() => formattedNumber(5, text, false)),
  readWorkbook: (text) => tried(() => readParts(text)),
  matchColumns: (text) => matchColumns([text], importers[0]?.fields ?? []),
  check: (text) =>
    importers.map(({ fields, check }) =>
      check(Object.fromEntries(fields.map(({ name }) => [name, text])), index),
    ),
};

function tried(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

/** What a search tries again from each place, or finds the end of only far away. */
const units = [
  ...[' ', '\t', '\r\n', '\r', '\n', ' \n', '\u2028', '\0', '\u200b', '\u200d'],
  ...['ع\u200c', '"\n', '"x" ', '\\'],
  ...'x 0 9 . - e @ a@ a. + \' = , ; x, é " "" "x "x" ","'.split(' '),
  ...'< > <x </ <! <!-- <![CDATA[ <c <c> <c/> <c></c> <row> <row/> <si> <si/> <t> <is><t> <rPh> </rPh> <v>'.split(
    ' ',
  ),
  ...['<c r="A1"', '<xf ', '<numFmt formatCode="', '<sheet ', 'a="x" '],
  ...'x: a= a=" & &# &amp; _x ['.split(' '),
];

/** Each unit repeated, behind and before others, to the length. */
function textsOf(unit: string, length: number): readonly string[] {
  const half = unit.repeat(Math.ceil(length / unit.length / 2));
  const whole = half + half;
  const other = ' '.repeat(half.length);
  return [
    whole,
    `x${whole}x`,
    `"${whole}`,
    half + other,
    `${half}${other}x"\n`,
    `<sst><si><t>${whole}`,
    `<c>${whole}</c>`,
  ];
}

/** The beginnings of the texts whose reading takes as long as the square of their length. */
const slowTexts = (run: (text: string) => unknown): readonly string[] =>
  units
    .flatMap((unit) => textsOf(unit, 100).map((_, at) => (length: number) => textsOf(unit, length)[at] ?? ''))
    .filter((textOf) => growsFasterThanLength(run, textOf))
    .map((textOf) => JSON.stringify(textOf(30).slice(0, 30)));

describe('the time for a text grows with its length', () => {
  it.each(Object.entries(functions))(
    'in %s',
    (_, run) => {
      expect(slowTexts(run)).toEqual([]);
    },
    120_000,
  );

  it('and not in a function that reads the rest again from each character', () => {
    const quadratic = (text: string) => text.replace(/\s*[\r\n]+\s*/gu, ' ');
    expect(growsFasterThanLength(quadratic, (length) => ' '.repeat(length))).toBe(true);
  }, 60_000);
});
