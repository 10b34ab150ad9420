import { readJson, removeKey, writeJson } from '#src/lib/storage.ts';

const KEY = 'blume.recent';
const LIMIT = 6;

interface Stored {
  readonly user: string;
  readonly used: readonly string[];
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('user' in value) || !('used' in value)) return false;
  return (
    typeof value.user === 'string' &&
    Array.isArray(value.used) &&
    value.used.every((id) => typeof id === 'string')
  );
}

/** The screens that the user visited, by path, and the commands chosen in the search, by id: the latest first, without data of records (reliability.md 4). */
export function recentlyUsed(userId: string): readonly string[] {
  const stored = readJson(KEY);
  return isStored(stored) && stored.user === userId ? stored.used.slice(0, LIMIT) : [];
}

/** Moves a screen or a command to the front of the list. */
export function rememberUsed(userId: string, id: string): void {
  const rest = recentlyUsed(userId).filter((known) => known !== id);
  writeJson(KEY, { user: userId, used: [id, ...rest].slice(0, LIMIT) });
}

/** Clears the list, as a sign-out must (product.md "Session"). */
export function forgetUsed(): void {
  removeKey(KEY);
}
