import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A diagnostic of Biome about a file that a test wrote. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  /** From 1. */
  readonly line: number;
}

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly message: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

/**
 * Writes the files into a temporary folder with this project's lint configuration, lints them, and returns the
 * findings by path.
 */
export function lintFiles(files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly Finding[]> {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const file of ['biome.json', 'package.json', '.gitignore']) cpSync(file, join(root, file));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const done = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const found = new Map<string, Finding[]>(Object.keys(files).map((path) => [path, []]));
    const { diagnostics }: Report = JSON.parse(done.stdout);
    for (const { category, message, location } of diagnostics) {
      found.get(location.path)?.push({ rule: category, message, line: location.start.line });
    }
    return found;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
