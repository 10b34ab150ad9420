import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type Chunks, chunksIn, neededFor } from './chunkGraph.ts';

/** A page's first visit: what it loads before it can be used, and how much that may be (brotli, 1 kB = 1,000). */
interface Budget {
  readonly path: string;
  readonly modules: readonly string[];
  readonly kilobytes: number;
}

const main = 'src/app/main.tsx';
const shell = 'src/app/portals/PortalShell.tsx';

const budgets: readonly Budget[] = [
  { path: '/login', modules: [main, 'src/app/LoginRoute.tsx'], kilobytes: 140 },
  {
    path: '/master/developer-users',
    modules: [main, shell, 'src/features/developers/DeveloperManagementContainer.tsx'],
    kilobytes: 215,
  },
  {
    path: '/master/company-management',
    modules: [main, shell, 'src/features/companies/CompanyManagementContainer.tsx'],
    kilobytes: 215,
  },
  {
    path: '/master/investor-users',
    modules: [main, shell, 'src/features/investors/InvestorManagementContainer.tsx'],
    kilobytes: 215,
  },
  { path: '/settings', modules: [main, shell, 'src/features/profile/SettingsContainer.tsx'], kilobytes: 215 },
];

/** All routes' JavaScript together, charts and exporters aside. */
const EVERYTHING = 340;
const ASIDE = /\/(?:xlsx|pdf|chart)/u;

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

function brotli(file: File): number {
  return brotliCompressSync(file.type === 'chunk' ? file.code : file.source).byteLength;
}

function isText(file: File): boolean {
  return /\.(?:js|css)$/u.test(file.fileName);
}

/** Stylesheets of the chunks; Vite notes them beside the code. */
function stylesOf(names: ReadonlySet<string>, chunks: Chunks): string[] {
  return [...names].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
}

const result = await build({ logLevel: 'error', build: { write: false } });
const output = Array.isArray(result) ? result[0] : result;
if (!output || !('output' in output)) throw new Error('The build gave no output.');
const files: readonly File[] = output.output;
const chunks = chunksIn(files);
const sizes = new Map(files.filter(isText).map((file) => [file.fileName, brotli(file)]));
const start = [...sizes.keys()].filter((name) => name.startsWith('assets/start-'));

const lines: string[] = [];
let over = false;

function judge(what: string, bytes: number, limit: number, extra: string): void {
  const tooMuch = bytes > limit * 1000;
  over ||= tooMuch;
  lines.push(
    `${tooMuch ? 'OVER' : 'ok  '} ${what.padEnd(26)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${limit} kB${extra}`,
  );
}

for (const { path, modules, kilobytes } of budgets) {
  const scripts = neededFor(modules, chunks);
  const names = new Set([...start, ...scripts, ...stylesOf(scripts, chunks)]);
  const bytes = [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  // The document and the font come with every first visit.
  judge(path, bytes, kilobytes, `, ${names.size + 2} requests before the API's`);
}

const scripts = [...sizes].filter(([name]) => name.endsWith('.js') && !ASIDE.test(name));
judge(
  'all JavaScript',
  scripts.reduce((sum, [, size]) => sum + size, 0),
  EVERYTHING,
  `, ${scripts.length} files`,
);

process.stdout.write(`${lines.join('\n')}\n`);
if (process.argv.includes('--files')) {
  const largest = [...sizes].sort((a, b) => b[1] - a[1]);
  for (const [name, size] of largest) process.stdout.write(`     ${String(size).padStart(7)} ${name}\n`);
}
process.exitCode = over ? 1 : 0;
