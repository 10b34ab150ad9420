import Papa from 'papaparse';
import { restoreNeutralised } from '#src/lib/csv.ts';

// Excel writes this line before the table in some regions.
const separatorLine = /^sep=([,;\t])\r?\n/iu;

const separators = [',', ';', '\t'];

/** The separator that gives the header the most cells; a comma for a table of one column. */
function separatorOf(text: string): string {
  const widths = separators.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' });
    return data[0]?.length ?? 0;
  });
  return separators[widths.indexOf(Math.max(...widths))] ?? ',';
}

/**
 * Reads CSV (RFC 4180) separated by commas, semicolons or tabs, or cells from the clipboard. The apostrophe that our own
 * export puts before a text that a spreadsheet would evaluate is removed.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const own = separatorLine.exec(text);
  const table = own ? text.slice(own[0].length) : text;
  const { data } = Papa.parse<string[]>(table, { delimiter: own?.[1] ?? separatorOf(table) });
  return data.map((cells) => cells.map(restoreNeutralised));
}
