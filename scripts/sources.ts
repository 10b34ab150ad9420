import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file: its path from the repository's root, with forward slashes, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** All TypeScript files below the folder, sorted by path. */
export function sourcesOf(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
