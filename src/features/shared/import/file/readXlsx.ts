import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { cellText, type RawNumber, type SheetValue } from './cellText.ts';

/** Limit of the unpacked size, in bytes: a small file can unpack to gigabytes. */
const UNPACKED_BYTES = 120 * 1024 * 1024;

/** A file that is no workbook, or too large when unpacked. */
export class WorkbookError extends Error {
  override name = 'WorkbookError';
  readonly reason: 'kind' | 'size';
  constructor(reason: 'kind' | 'size') {
    super(reason);
    this.reason = reason;
  }
}

/** The parts of a workbook that hold text. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/iu.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > UNPACKED_BYTES) throw new WorkbookError('size');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('kind');
  }
}

/** The first sheet of a workbook. */
export interface FirstSheet {
  readonly rows: readonly (readonly string[])[];
  /** How many sheets the workbook has. */
  readonly sheets: number;
}

/**
 * Reads the first sheet of an Office Open XML workbook (ECMA-376) as text; formulas give their values. The archive is
 * packed again without compression, because the reader unpacks large entries in a worker that it creates from a string,
 * which the content security policy forbids. Throws `WorkbookError`, and another error if the reader does not know a part.
 */
export async function readXlsx(bytes: Uint8Array): Promise<FirstSheet> {
  const parts = unpack(bytes);
  const [, workbook] = Object.entries(parts).find(([path]) => path.endsWith('workbook.xml')) ?? [];
  if (!workbook) throw new WorkbookError('kind');
  const sheets = strFromU8(workbook).match(/<(?:\w+:)?sheet\s/gu)?.length ?? 0;
  const archive = new Blob([new Uint8Array(zipSync(parts, { level: 0 }))]);
  const options = { trim: false, parseNumber: (number: string): RawNumber => ({ number }) };
  // The package declares dates as `typeof Date`; they are `Date`.
  const rows: readonly (readonly unknown[])[] = await readSheet<RawNumber>(archive, options);
  return { rows: rows.map((cells) => cells.map((cell) => cellText(cell as SheetValue))), sheets };
}
