import { readFileSync } from 'node:fs';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { importFields } from '#src/features/shared/import/check/importFields.ts';
import { knownHeaders } from '#src/features/shared/import/check/matchColumns.ts';
import {
  type FileChoice,
  type FileRead,
  readFile,
  type TextTable,
} from '#src/features/shared/import/file/readTable.ts';

const headers = knownHeaders(importFields(developerImport.fields));

/** Reads a file as the import of developers does. */
export const read = (file: File, choice?: FileChoice): Promise<FileRead> => readFile(file, headers, choice);

/** The table of a file that can be read. */
export async function tableOf(file: File, choice?: FileChoice): Promise<TextTable> {
  const result = await read(file, choice);
  if ('problem' in result) throw new Error(result.problem);
  return result.table;
}

/** A file of `tests/spreadsheets`, whose README tells how each was made. */
export const fixture = (name: string) =>
  new File([new Uint8Array(readFileSync(`tests/spreadsheets/${name}`))], name);
