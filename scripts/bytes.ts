import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { openPages, placeholderModule, shellModule } from '#src/app/routes/pages.ts';
import { builtScreens } from '#src/app/routes/screens.ts';
import { readBuildReport } from './build/buildReport.ts';
import { neededFor } from './build/chunkGraph.ts';
import { entry } from './build/chunks.ts';

// Compares the size of the sign-in and of the largest page of the build in `dist/` with its limit. `--files` lists all
// pages and files too.

/** Limits for the scripts and styles that a page loads on a first visit before its content is shown, kB of brotli. */
const SIGN_IN = 160;
const PAGE = 250;

const chunks = new Map(Object.entries(readBuildReport().chunks));
const { login, unauthorized } = openPages;
const pages = [
  { path: unauthorized.path, modules: [entry, unauthorized.module] },
  { path: '(placeholder)', modules: [entry, shellModule, placeholderModule] },
  ...builtScreens.map(({ path, module }) => ({ path, modules: [entry, shellModule, module] })),
];

const sizes = new Map(
  readdirSync('dist/assets')
    .filter((name) => /\.(?:js|css)$/u.test(name))
    .map((name) => [`assets/${name}`, brotliCompressSync(readFileSync(`dist/assets/${name}`)).byteLength]),
);
const start = [...sizes.keys()].filter((name) => name.startsWith('assets/start-'));

/** The size of all files that these modules need, in kB. */
function sizeOf(modules: readonly string[]): number {
  const scripts = [...neededFor(modules, chunks)];
  const files = new Set([...start, ...scripts, ...scripts.flatMap((name) => chunks.get(name)?.styles ?? [])]);
  let bytes = 0;
  for (const file of files) {
    const size = sizes.get(file);
    if (size === undefined)
      throw new Error(`dist/ holds no ${file}: build it anew, npx tsx scripts/test.ts build`);
    bytes += size;
  }
  return bytes / 1000;
}

const measured = pages
  .map(({ path, modules }) => ({ path, size: sizeOf(modules) }))
  .sort((a, b) => b.size - a.size);
const results = [
  { path: login.path, size: sizeOf([entry, login.module]), limit: SIGN_IN },
  ...measured.slice(0, 1).map((page) => ({ ...page, limit: PAGE })),
];
const lines = results.map(
  ({ path, size, limit }) => `${size <= limit ? 'ok  ' : 'OVER'} ${size.toFixed(1)} kB of ${limit}  ${path}`,
);
if (process.argv.includes('--files')) {
  const largest = [...sizes].sort((a, b) => b[1] - a[1]);
  lines.push(...measured.map(({ path, size }) => `     ${size.toFixed(1).padStart(7)} ${path}`));
  lines.push(...largest.map(([name, size]) => `     ${String(size).padStart(7)} ${name}`));
}
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = results.every(({ size, limit }) => size <= limit) ? 0 : 1;
