import { readJson, removeKey, writeJson } from '#src/lib/storage.ts';

const KEY = 'blume.recent';
const LIMIT = 6;

interface Stored {
  readonly user: string;
  readonly paths: readonly string[];
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('user' in value) || !('paths' in value)) return false;
  return (
    typeof value.user === 'string' &&
    Array.isArray(value.paths) &&
    value.paths.every((path) => typeof path === 'string')
  );
}

/** Paths of the screens that the user visited, latest first; without data of records (reliability.md 4). */
export function recentPlaces(userId: string): readonly string[] {
  const stored = readJson(KEY);
  return isStored(stored) && stored.user === userId ? stored.paths.slice(0, LIMIT) : [];
}

/** Moves a screen to the front of the list. */
export function rememberPlace(userId: string, path: string): void {
  const rest = recentPlaces(userId).filter((known) => known !== path);
  writeJson(KEY, { user: userId, paths: [path, ...rest].slice(0, LIMIT) });
}

/** Clears the list, as a sign-out must (product.md "Session"). */
export function forgetPlaces(): void {
  removeKey(KEY);
}
