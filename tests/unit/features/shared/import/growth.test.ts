import { describe, expect, it } from 'vitest';
import { companyImport } from '#src/features/companies/import/companyImport.ts';
import { developerImport } from '#src/features/developers/import/developerImport.ts';
import { investorImport } from '#src/features/investors/import/investorImport.ts';
import { matchColumns } from '#src/features/shared/import/columns/matchColumns.ts';
import { isShortened, numberText } from '#src/features/shared/import/file/cellText.ts';
import { csvRecords } from '#src/features/shared/import/file/csvRecords.ts';
import { decodeText } from '#src/features/shared/import/file/decodeText.ts';
import { cellValue } from '#src/features/shared/import/file/plainText.ts';
import { isMarkup, kindOf, readPasted, unpadded } from '#src/features/shared/import/file/readTable.ts';
import { importerOf } from '#src/features/shared/import/importer.ts';
import { plainId, plainName, readYesNo } from '#src/features/shared/import/importFields.ts';
import { dateStyles, isDateFormat } from '#src/features/shared/import/xml/dateStyles.ts';
import { sharedTexts } from '#src/features/shared/import/xml/sharedTexts.ts';
import { sheetRows } from '#src/features/shared/import/xml/sheetCells.ts';
import {
  attributesOf,
  piecesOf,
  plainXml,
  tagsOf,
  xmlText,
} from '#src/features/shared/import/xml/xmlTags.ts';
import { restoreNeutralised } from '#src/lib/csv.ts';
import { plainEmail } from '#src/lib/email.ts';
import { isSlow, LONGER } from '../../../growth.ts';

const calls = {
  userId: '',
  readRecords: async () => ({ rows: [], complete: true }),
  create: async () => null,
  refresh: () => undefined,
};
const importers = [
  importerOf(developerImport, calls),
  importerOf(companyImport, calls),
  importerOf(investorImport, calls),
];

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Counts without keeping: the time to collect what is kept is not of the function. */
function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const _ of items) count += 1;
  return count;
}

/** Every function of the import that gets a text of the file. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  cellValue,
  restoreNeutralised,
  numberText,
  isShortened,
  plainName,
  plainEmail,
  plainId,
  readYesNo,
  unpadded,
  isMarkup,
  xmlText,
  attributesOf,
  piecesOf,
  dateStyles,
  isDateFormat,
  readPasted,
  decodeText: (text) => decodeText(bytesOf(text)),
  kindOf: (text) => kindOf(bytesOf(text)),
  csvRecords: (text) => countOf(csvRecords(text, ',')),
  matchColumns: (text) => matchColumns([text], importers[0]?.fields ?? []),
  tagsOf: (text) => tagsOf(text, 'sheet'),
  plainXml: (text) => tried(() => plainXml(text)),
  sharedTexts: (text) => tried(() => sharedTexts(text, () => undefined)),
  sheetRows: (text) =>
    tried(() => {
      for (const { cells } of sheetRows(text)) countOf(cells);
    }),
  check: (text) =>
    importers.map(({ fields, check }) =>
      check(Object.fromEntries(fields.map(({ name }) => [name, text])), new Map()),
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
  ...[
    ' ',
    '\t',
    '\r\n',
    '\r',
    '\n',
    ' \n',
    '\u2028',
    'x',
    '0',
    '9',
    '.',
    '-',
    'e',
    '@',
    'a@',
    'a.',
    '+',
    "'",
    '=',
  ],
  ...['"', '""', '"x', '"x"', '"x" ', '","', ',', ';', 'x,', '"\n', '\0', '\u200b', '\u200d', 'ع\u200c', 'é'],
  ...[
    '<',
    '>',
    '<x',
    '</',
    '<!',
    '<!--',
    '<![CDATA[',
    '<c',
    '<c r="A1"',
    '<c>',
    '<c/>',
    '<c></c>',
    '<row>',
    '<row/>',
  ],
  ...[
    '<si>',
    '<si/>',
    '<t>',
    '<is><t>',
    '<rPh>',
    '</rPh>',
    'x:',
    'a=',
    'a="',
    'a="x" ',
    '&',
    '&#',
    '&amp;',
    '_x',
  ],
  ...['<v>', '<xf ', '<numFmt formatCode="', '[', '\\', '<sheet '],
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

const LENGTH = 10_000;

/** The beginnings of the texts for which the function is slow. */
function slowTexts(run: (text: string) => unknown): readonly string[] {
  return units.flatMap((unit) => {
    const longer = textsOf(unit, LONGER * LENGTH);
    return textsOf(unit, LENGTH).flatMap((text, at) =>
      isSlow(run, text, longer[at] ?? '') ? [JSON.stringify(text.slice(0, 30))] : [],
    );
  });
}

describe('twice the text takes at most three times the processor time', () => {
  it.each(Object.entries(functions))(
    'of %s',
    (_, run) => {
      expect(slowTexts(run)).toEqual([]);
    },
    120_000,
  );

  it('and one that is quadratic is found', () => {
    const quadratic = (text: string) => text.replace(/\s*[\r\n]+\s*/gu, ' ');
    expect(isSlow(quadratic, ' '.repeat(4000), ' '.repeat(4000 * LONGER))).toBe(true);
  }, 60_000);
});
