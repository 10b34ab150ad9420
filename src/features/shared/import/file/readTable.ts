import { formatBytesApart } from '#src/lib/fileSize.ts';
import { toShown } from '#src/lib/text.ts';
import { isFilled } from './csvRecords.ts';
import { decodeText, type Encoding } from './decodeText.ts';
import { isMarkup, kindOf, unpadded } from './fileKind.ts';
import { LimitError, MAX_FILE_BYTES } from './limits.ts';
import { cellValue, uniqueNames } from './plainText.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import {
  countLines,
  countNotice,
  decodedNotices,
  flawNotice,
  invisibleNotice,
  sheetNotices,
} from './tableNotices.ts';
import type { TableRow } from './tableRow.ts';
import { WorkbookError } from './workbookParts.ts';

/** A file as text. */
export interface TextTable {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** How many lines of a text file its header and rows have; null for a workbook. */
  readonly lines: number | null;
  /** Sentences about how the file was read. */
  readonly notices: readonly string[];
  /** How a text file was decoded; null for a workbook and for pasted cells. */
  readonly encoding: Encoding | null;
}

/** A file, or a sentence that says why it cannot be imported. */
export type TableRead = { readonly table: TextTable } | { readonly problem: string };

interface Source {
  readonly name: string;
  readonly notices?: readonly string[];
  readonly encoding?: Encoding;
}

/** The first row that is not empty is the header; empty rows are left out. */
function toTable({ name, notices = [], encoding }: Source, all: readonly TableRow[]): TableRead {
  const rows = all.filter(({ cells }) => cells.some(isFilled));
  const [header, ...data] = rows;
  if (!header || data.length === 0) return { problem: `${toShown(name)} has no rows below its headers.` };
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.findLastIndex(isFilled) + 1), 0);
  const names = Array.from({ length: width }, (_, at) =>
    cellValue(header.cells[at] ?? '').replace(/\s+/gu, ' '),
  );
  const found = [flawNotice(rows), countNotice(header, data), invisibleNotice(rows)];
  return {
    table: {
      name,
      header: uniqueNames(names),
      rows: data,
      lines: countLines(rows),
      notices: [...notices, ...found.filter((notice) => typeof notice === 'string')],
      encoding: encoding ?? null,
    },
  };
}

const saveAs = (format: string) => `Save it as ${format} and choose that file.`;

/** Why an archive cannot be imported. */
const faults = {
  kind: 'is neither CSV nor XLSX.',
  binary: `is a binary workbook. ${saveAs('XLSX or CSV')}`,
  'no sheet': 'has no sheet with cells that is shown.',
} as const;

function problemOf(name: string, error: unknown): TableRead {
  if (error instanceof LimitError) return { problem: `${name} has ${error.message}.` };
  if (error instanceof WorkbookError) return { problem: `${name} ${faults[error.fault]}` };
  return { problem: `${name} could not be read. ${saveAs('CSV')}` };
}

function readText(name: string, bytes: Uint8Array, encoding: Encoding | undefined): TableRead {
  const shown = toShown(name);
  const decoded = decodeText(bytes, encoding);
  const text = unpadded(decoded.text);
  if (text === null) return { problem: `${shown} ${faults.kind}` };
  if (isMarkup(text)) {
    return { problem: `${shown} is a web page or XML. Open it in a spreadsheet. ${saveAs('XLSX or CSV')}` };
  }
  const isPadded = text.length < decoded.text.length;
  return toTable(
    { name, notices: decodedNotices(shown, decoded, isPadded), encoding: decoded.encoding },
    readCsv(text),
  );
}

async function readBytes(name: string, bytes: Uint8Array, encoding?: Encoding): Promise<TableRead> {
  const shown = toShown(name);
  switch (kindOf(bytes)) {
    case 'zip': {
      const { rows, read } = await readXlsx(bytes);
      return toTable({ name, notices: sheetNotices(shown, read) }, rows);
    }
    case 'protected':
      return {
        problem: `${shown} is protected by a password. Save it without the password and choose that file.`,
      };
    case 'old workbook':
      return { problem: `${shown} is a workbook of Excel 97 to 2003. ${saveAs('XLSX or CSV')}` };
    case 'other':
      return { problem: `${shown} ${faults.kind}` };
    case 'text':
      return readText(name, bytes, encoding);
  }
}

/** Reads a CSV or XLSX file, by its content; a text file in this encoding, else in the one that fits. Never rejects. */
export async function readFile(file: File, encoding?: Encoding): Promise<TableRead> {
  const name = toShown(file.name);
  if (file.size > MAX_FILE_BYTES) {
    const [size, limit] = formatBytesApart(file.size, MAX_FILE_BYTES);
    return { problem: `${name} is too large: ${size}; the limit is ${limit}.` };
  }
  try {
    return await readBytes(file.name, new Uint8Array(await file.arrayBuffer()), encoding);
  } catch (error) {
    return problemOf(name, error);
  }
}

/** Reads cells that were copied in a spreadsheet. */
export function readPasted(text: string): TableRead {
  const name = 'Pasted cells';
  try {
    return toTable({ name }, readCsv(text));
  } catch (error) {
    return problemOf(name, error);
  }
}
