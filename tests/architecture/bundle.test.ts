import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readBuildReport } from '#scripts/build/buildReport.ts';
import { neededFor } from '#scripts/build/chunkGraph.ts';
import { openPages, shellModule } from '#src/app/routes/pages.ts';
import { builtScreens } from '#src/app/routes/screens.ts';

/** Limits for the scripts and styles that a first visit loads before its content is shown, in kB of brotli. */
const SIGN_IN = 160;
const LIST = 250;

/** Modules that must not be in the console's build, by a part of their path. */
const forbidden =
  /node_modules\/(?:@?hono|msw|msw-storybook-addon|@?storybook|@libsql|vitest|@vitest|playwright)\/|\/fixtures\/(?:build|server|msw)\/|\/(?:stories|tests|\.storybook|scripts)\//;

const main = 'src/app/start/main.tsx';
const chunks = new Map(Object.entries(readBuildReport()));
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const startFiles = files.filter(
  (file) => /^assets\/start-[^/]+\.(?:js|css)$/u.test(file) && !chunks.has(file),
);

/** The sizes of all scripts and styles in bytes. */
const sizes = new Map(
  files
    .filter((file) => /\.(?:js|css)$/u.test(file))
    .map((file) => [file, brotliCompressSync(readFileSync(`dist/${file}`)).byteLength]),
);

/** The size of all files that these modules need, in kB. */
function sizeOf(...modules: readonly string[]): number {
  const scripts = [...neededFor(modules, chunks)];
  const styles = scripts.flatMap((file) => chunks.get(file)?.styles ?? []);
  const needed = [...new Set([...startFiles, ...scripts, ...styles])];
  return needed.reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0) / 1000;
}

it(`loads at most ${SIGN_IN} kB for the sign-in`, () => {
  expect(sizeOf(main, openPages.login.module)).toBeLessThanOrEqual(SIGN_IN);
});

it.each(builtScreens.filter(({ type }) => type.endsWith('List')))(
  `loads at most ${LIST} kB for the list $path`,
  ({ module }) => {
    expect(sizeOf(main, shellModule, module)).toBeLessThanOrEqual(LIST);
  },
);

it('contains no server, mock, story or test tool', () => {
  const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((module) => forbidden.test(module))).toEqual([]);
  expect(files.filter((file) => /mockServiceWorker|build\.json/u.test(file))).toEqual([]);
});
