import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { cellText, type RawNumber, type SheetValue } from './cellText.ts';
import { textLimits } from './limits.ts';
import { filledRows } from './sheetRows.ts';
import type { TableRow } from './tableRow.ts';
import { type ReadSheet, type WorkbookParts, workbookParts } from './workbookParts.ts';

/** The rows of a workbook's sheet that are not empty. */
export interface WorkbookRows {
  readonly rows: readonly TableRow[];
  readonly read: ReadSheet;
}

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet for the reader. */
function oneSheet({ sharedTexts, styles, from1904 }: WorkbookParts, sheet: string): Blob {
  const parts = [
    [
      'xl/workbook.xml',
      `<workbook><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet name="Sheet" id="s"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="s" Type="${relationship}/worksheet" Target="sheet.xml"/></Relationships>`,
    ],
    ['xl/sheet.xml', sheet],
    ['xl/sharedStrings.xml', sharedTexts],
    ['xl/styles.xml', styles],
  ] as const;
  const filled = parts.filter(([, xml]) => xml !== '').map(([path, xml]) => [path, strToU8(xml)] as const);
  return new Blob([zipSync(Object.fromEntries(filled), { level: 0 })]);
}

/**
 * Reads the first shown sheet of an Office Open XML workbook (ECMA-376) as text; formulas give their values. The archive
 * is unpacked here, with limits, and its needed parts are packed again without compression: `read-excel-file` has no
 * limits, and unpacks large entries in a worker that it creates from a string, which the content security policy forbids.
 * Throws `WorkbookError`, `LimitError`, and another error if the workbook is damaged.
 */
export async function readXlsx(bytes: Uint8Array): Promise<WorkbookRows> {
  const parts = workbookParts(bytes);
  const { xml, numbers } = filledRows(parts.sheet);
  const options = { trim: false, parseNumber: (number: string): RawNumber => ({ number }) };
  // The package declares dates as `typeof Date`; they are `Date`.
  const sheet: readonly (readonly unknown[])[] = await readSheet<RawNumber>(oneSheet(parts, xml), options);
  const limit = textLimits();
  const rows = sheet.map((values, at) => {
    const cells = values.map((value) => cellText(value as SheetValue));
    const number = numbers[at] ?? at + 1;
    limit(number, cells);
    return { number, cells };
  });
  return { rows, read: parts.read };
}
