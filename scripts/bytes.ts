import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { minifySync } from 'vite';
import { builtScreens } from '#src/app/routes/screens.ts';
import { type Budget, budgetsOf, OWN, ownModules } from './budgets.ts';
import { readBuildReport } from './build/buildReport.ts';
import { neededFor } from './build/chunkGraph.ts';

// Compares the size of every page of the build in `dist/` with its budget. `--files` lists the files too.

const { chunks: reported, modules } = readBuildReport();
const chunks = new Map(Object.entries(reported));
const budgets = budgetsOf(builtScreens);
const screens = [...new Set(budgets.map(({ screen }) => screen))];

function brotli(content: Buffer | string): number {
  return brotliCompressSync(content).byteLength;
}

const sizes = new Map(
  readdirSync('dist/assets')
    .filter((name) => /\.(?:js|css)$/u.test(name))
    .map((name) => [`assets/${name}`, brotli(readFileSync(`dist/assets/${name}`))]),
);
const start = [...sizes.keys()].filter((name) => name.startsWith('assets/start-'));

function sizeOf(file: string): number {
  const size = sizes.get(file);
  if (size === undefined)
    throw new Error(`dist/ holds no ${file}: build it anew, npx tsx scripts/test.ts build`);
  return size;
}

/** The size of modules as one compressed file. Each is minified alone, because their names may clash. */
function sizeOfModules(names: readonly string[]): number {
  const texts = names.map(
    (name) =>
      minifySync(name, modules[name]?.code ?? '', {
        module: true,
        compress: { target: 'es2022', unused: false },
        mangle: { toplevel: true },
      }).code,
  );
  return brotli(texts.join('\n'));
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The output line of a page, and whether the page keeps its budget. */
function judge({ path, screen, modules: needed, kilobytes }: Budget): readonly [kept: boolean, line: string] {
  const scripts = [...neededFor(needed, chunks)];
  const files = new Set([...start, ...scripts, ...scripts.flatMap((name) => chunks.get(name)?.styles ?? [])]);
  const whole = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const own = sizeOfModules(ownModules(screen, screens, modules));
  const kept = whole <= kilobytes * 1000 && own <= OWN * 1000;
  // A first visit also loads the document and the font.
  const requests = files.size + 2;
  const line = `${kB(whole).padStart(6)} kB of ${kilobytes}, its own ${kB(own).padStart(4)} of ${OWN}, ${requests} requests before the API's`;
  return [kept, `${kept ? 'ok  ' : 'OVER'} ${path.padEnd(44)}${line}`];
}

const results = budgets.map(judge);
const lines = results.map(([, line]) => line);
if (process.argv.includes('--files')) {
  const largest = [...sizes].sort((a, b) => b[1] - a[1]);
  lines.push(...largest.map(([name, size]) => `     ${String(size).padStart(7)} ${name}`));
}
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = results.every(([kept]) => kept) ? 0 : 1;
