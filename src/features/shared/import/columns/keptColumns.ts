import { readJson, removeKeys, writeJson } from '#src/lib/storage.ts';
import type { KeptColumns } from './matchColumns.ts';

const PREFIX = 'blume.columns.';

/** Keys of an earlier version, which kept every header for every user: cells, if a file had no header row. */
const FORMER_PREFIX = 'blume.import.';

const keyOf = (userId: string, list: string) => `${PREFIX}${userId}.${list}`;

/** The fields that this user chose for the headers of a list's files. */
export function readKeptColumns(userId: string, list: string): KeptColumns {
  const stored = readJson(keyOf(userId, list));
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const entries = Object.entries(stored).filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** Keeps the choices: `toKept` gives only headers that the list knows, so that no cell of a file is among them. */
export function writeKeptColumns(userId: string, list: string, kept: KeptColumns): void {
  writeJson(keyOf(userId, list), kept);
}

/** Removes the choices of all users, as a sign-out must (product.md "Session"). */
export function forgetKeptColumns(): void {
  removeKeys(PREFIX);
}

/** Removes what an earlier version has kept. */
export function forgetFormerColumns(): void {
  removeKeys(FORMER_PREFIX);
}
