import { readJson, writeJson } from '#src/lib/storage.ts';
import type { KeptColumns } from './matchColumns.ts';

const keyOf = (list: string) => `blume.import.${list}`;

/** Headers kept for a list; a file with more has been made by a program. */
const MOST = 200;

/** The fields that the user of this browser chose for the headers of a list's files. They hold no data of records. */
export function readKeptColumns(list: string): KeptColumns {
  const stored = readJson(keyOf(list));
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const entries = Object.entries(stored).filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

export function writeKeptColumns(list: string, kept: KeptColumns): void {
  writeJson(keyOf(list), Object.fromEntries(Object.entries(kept).slice(-MOST)));
}
