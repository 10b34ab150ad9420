import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { CsvCell } from './csv.ts';

export interface SheetOptions {
  /** Rows between two pauses; a pause lets the page respond and the user cancel. */
  chunk?: number;
  /** Called before each chunk with the number of rows written so far. Rejecting stops the export with that error. */
  onChunk?: (written: number) => Promise<void>;
}

/** Excel refuses a file with a longer cell. */
const longestCell = 32_767;

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packageNs = 'http://schemas.openxmlformats.org/package/2006';
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters that XML 1.0 cannot represent, and text that looks like their escape (ECMA-376, ST_Xstring). */
const needsEscape = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000d\\u000e-\\u001f\\ufffe\\uffff]' +
    '|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]' +
    '|_(?=x[0-9a-fA-F]{4}_)',
  'g',
);

const escapeCharacter = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function xmlText(text: string): string {
  return text
    .slice(0, longestCell)
    .replace(needsEscape, escapeCharacter)
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** How a number or a date is shown: the number formats of the workbook's cells. */
const formats = {
  number: '#,##0',
  money: '"$"#,##0',
  share: '0.0%',
  month: 'mmm yyyy',
  time: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
  fraction: '#,##0.0#',
  cents: '"$"#,##0.00',
} as const;

export type CellFormat = keyof typeof formats;

/** The formats for a fraction. One format for both would show a whole number with a point behind it. */
const ofFractions: Partial<Record<CellFormat, CellFormat>> = { number: 'fraction', money: 'cents' };

function formatOf(format: CellFormat, number: number): CellFormat {
  return (Number.isInteger(number) ? undefined : ofFractions[format]) ?? format;
}

/** A number with a format, or a date: its UTC parts are written, because a workbook knows no time zone. */
export interface FormattedCell {
  readonly value: number | Date;
  readonly format: CellFormat;
}

export type SheetCell = CsvCell | FormattedCell;

/** A shown date, `YYYY-MM-DD` with or without `HH:mm`, as a date of a workbook; another text unchanged. */
export function dateCell(text: string): SheetCell {
  const [day, time] = text.split(' ');
  const value = new Date(`${day}T${time ?? '00:00'}Z`);
  return Number.isNaN(value.getTime()) ? text : { value, format: time === undefined ? 'day' : 'time' };
}

/** One table of a workbook. */
export interface Sheet {
  /** Unique in the workbook, also in its first 31 characters. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

const formatNames = Object.keys(formats);

/** Ids of own number formats begin here (ECMA-376, 18.8.30). */
const firstFormat = 164;

/** Cell styles: 0 plain, 1 bold for the header, from 2 on one per format. */
const headerStyle = 1;
const firstStyle = 2;

const styles = `${xmlHead}<styleSheet xmlns="${sheetMain}"><numFmts count="${formatNames.length}">${Object.values(
  formats,
)
  .map((code, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${xmlText(code)}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${firstStyle + formatNames.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${formatNames
  .map(
    (_, at) =>
      `<xf numFmtId="${firstFormat + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  .join('')}</cellXfs></styleSheet>`;

/** The time of the parts: the first that a ZIP can hold, because no reader shows it. */
const partTime = new Date(1980, 0, 1);

const sheetPath = (at: number) => `worksheets/sheet${at + 1}.xml`;

/** The parts around the sheets: content types, relations, styles and the list of the sheets. */
function frameOf(sheets: readonly Sheet[]): Readonly<Record<string, string>> {
  const each = (part: (sheet: Sheet, at: number) => string) => sheets.map(part).join('');
  const stylesId = `rId${sheets.length + 1}`;
  return {
    '[Content_Types].xml': `${xmlHead}<Types xmlns="${packageNs}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mime}.styles+xml"/>${each((_, at) => `<Override PartName="/xl/${sheetPath(at)}" ContentType="${mime}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${xmlHead}<Relationships xmlns="${packageNs}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${xmlHead}<Relationships xmlns="${packageNs}/relationships">${each((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="${sheetPath(at)}"/>`)}<Relationship Id="${stylesId}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    'xl/workbook.xml': `${xmlHead}<workbook xmlns="${sheetMain}" xmlns:r="${office}"><sheets>${each(({ name }, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)}</sheets></workbook>`,
  };
}

/** Days since 1899-12-30, which is how a workbook counts dates. */
const serial = (date: Date) => date.getTime() / 86_400_000 + 25_569;

/** Letters of a column, counted from 0: `A`, `Z`, `AA`. */
function column(at: number): string {
  const before = Math.floor(at / 26);
  return (before > 0 ? column(before - 1) : '') + String.fromCharCode(65 + (at % 26));
}

const xmlNumber = (attributes: string, value: number) => `<c ${attributes}><v>${value}</v></c>`;

const xmlString = (attributes: string, text: string) =>
  `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

function xmlCell(cell: SheetCell, address: string): string {
  const attributes = `r="${address}"`;
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return xmlString(attributes, cell);
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? xmlNumber(attributes, cell) : xmlString(attributes, String(cell));
  }
  const number = cell.value instanceof Date ? serial(cell.value) : cell.value;
  if (!Number.isFinite(number)) return '';
  return xmlNumber(
    `${attributes} s="${firstStyle + formatNames.indexOf(formatOf(cell.format, number))}"`,
    number,
  );
}

/** A row, counted from 1. Every cell has its address: not every reader counts for itself. */
const xmlRow = (cells: readonly SheetCell[], row: number) =>
  `<row r="${row}">${cells.map((cell, at) => xmlCell(cell, `${column(at)}${row}`)).join('')}</row>`;

const xmlHeader = (texts: readonly string[]) =>
  `<row r="1">${texts.map((text, at) => xmlString(`r="${column(at)}1" s="${headerStyle}"`, text)).join('')}</row>`;

/** Characters of a date as it is shown. */
const dateLengths: Partial<Record<CellFormat, number>> = { day: 10, month: 8, time: 16 };

/** Characters of the longest line of a cell as it is shown. */
function lengthOf(cell: SheetCell): number {
  if (cell === null) return 0;
  if (typeof cell !== 'object')
    return Math.max(
      ...String(cell)
        .split('\n')
        .map(({ length }) => length),
    );
  const { value, format } = cell;
  if (value instanceof Date) return dateLengths[format] ?? 0;
  // With a currency or a percent sign.
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 }).length + 1;
}

/** Rows whose cells say how wide a column is, and the least and largest width, in characters. */
const MEASURED_ROWS = 5000;
const leastColumn = 12;
const largestColumn = 60;

/** The width of a column in characters: that of its longest cell, with room for the arrow of a filter. */
function widthOf({ header, rows }: Sheet, at: number): number {
  let longest = lengthOf(header[at] ?? '');
  for (const row of rows.slice(0, MEASURED_ROWS)) longest = Math.max(longest, lengthOf(row[at] ?? ''));
  return Math.min(largestColumn, Math.max(leastColumn, longest + 2));
}

const xmlWidths = (sheet: Sheet) =>
  `<cols>${sheet.header.map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(sheet, at)}" customWidth="1"/>`).join('')}</cols>`;

/** A sheet's name: at most 31 characters, none of `\ / ? * [ ] :`. */
const sheetName = (name: string) => xmlText(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31));

/**
 * Writes sheets as an Office Open XML workbook (ECMA-376), header rows bold and frozen. Text is written as inline
 * strings, which a spreadsheet never evaluates, so a leading `=` needs no apostrophe.
 *
 * It compresses in chunks on the calling thread: the content security policy forbids workers created from a string,
 * which the usual libraries use for large files.
 */
export async function toWorkbook(
  sheets: readonly Sheet[],
  { chunk = 500, onChunk }: SheetOptions = {},
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // `ZipDeflate` works synchronously: an error reaches this callback within `push` or `end`, and throws there.
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    parts.push(new Uint8Array(piece));
  });
  const add = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = partTime;
    zip.add(file);
    return (text: string, last: boolean) => file.push(strToU8(text), last);
  };

  for (const [path, text] of Object.entries(frameOf(sheets))) add(path)(text, true);
  let written = 0;
  for (const [number, table] of sheets.entries()) {
    const { header, rows } = table;
    const sheet = add(`xl/${sheetPath(number)}`);
    sheet(
      `${xmlHead}<worksheet xmlns="${sheetMain}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${xmlWidths(table)}<sheetData>${xmlHeader(header)}`,
      false,
    );
    for (let at = 0; at < rows.length; at += chunk) {
      await onChunk?.(written);
      const piece = rows.slice(at, at + chunk);
      sheet(piece.map((row, index) => xmlRow(row, at + index + 2)).join(''), false);
      written += piece.length;
    }
    sheet('</sheetData></worksheet>', true);
  }
  zip.end();
  return new Blob(parts, { type: `${mime}.sheet` });
}
