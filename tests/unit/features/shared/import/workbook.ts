import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook as its maker writes them. */
export interface WorkbookParts {
  /** Content of `sheetData`. */
  readonly rows: string;
  /** After `sheetData`: merged cells. */
  readonly after?: string;
  readonly sharedStrings?: readonly string[];
  /** Number formats of the cell styles: 14 is a day, 22 a day with a time. */
  readonly formats?: readonly number[];
  /** Codes of the formats from 164 on, as they are written. */
  readonly codes?: readonly string[];
  readonly sheets?: readonly string[];
}

/** A workbook with shared strings and styles, as Excel, LibreOffice and Google Sheets write it. */
export function workbook(given: WorkbookParts): Uint8Array {
  const { rows, after = '', sharedStrings = [], formats = [0], codes = [], sheets = ['Sheet1'] } = given;
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId1"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${sharedStrings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));
}
