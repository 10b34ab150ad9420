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

const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${xmlHead}<Types xmlns="${packageNs}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mime}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${xmlHead}<Relationships xmlns="${packageNs}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${xmlHead}<Relationships xmlns="${packageNs}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

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

function xmlCell(cell: CsvCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(String(cell))}</t></is></c>`;
}

const xmlRow = (cells: readonly CsvCell[]) => `<row>${cells.map(xmlCell).join('')}</row>`;

/** A sheet's name: at most 31 characters, none of `\ / ? * [ ] :`. */
const sheetName = (name: string) => xmlText(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31));

/**
 * Writes one sheet as an Office Open XML workbook (ECMA-376), header row frozen. Text is written as inline strings,
 * which a spreadsheet never evaluates, so a leading `=` needs no apostrophe.
 *
 * It compresses in chunks on the calling thread: the content security policy forbids workers created from a string,
 * which the usual libraries use for large files.
 */
export async function toXlsx(
  name: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
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
    zip.add(file);
    return (text: string, last: boolean) => file.push(strToU8(text), last);
  };

  for (const [path, text] of Object.entries(fixedParts)) add(path)(text, true);
  add('xl/workbook.xml')(
    `${xmlHead}<workbook xmlns="${sheetMain}" xmlns:r="${office}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    true,
  );
  const sheet = add('xl/worksheets/sheet1.xml');
  sheet(
    `${xmlHead}<worksheet xmlns="${sheetMain}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${xmlRow(header)}`,
    false,
  );
  for (let at = 0; at < rows.length; at += chunk) {
    await onChunk?.(at);
    sheet(
      rows
        .slice(at, at + chunk)
        .map(xmlRow)
        .join(''),
      false,
    );
  }
  sheet('</sheetData></worksheet>', true);
  zip.end();
  return new Blob(parts, { type: `${mime}.sheet` });
}
