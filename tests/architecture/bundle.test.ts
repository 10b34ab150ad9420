import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBuildReport } from '#scripts/build/buildReport.ts';
import { neededFor } from '#scripts/build/chunkGraph.ts';
import { entry } from '#scripts/build/chunks.ts';
import { shellModule } from '#src/app/routes/screens.ts';

/** Modules that may never reach a page of the console, by a part of their path. */
const forbidden =
  /node_modules\/(?:@?hono|msw|msw-storybook-addon|@?storybook|@libsql|vitest|@vitest|playwright)\/|\/fixtures\/(?:build|server|msw)\/|\/(?:stories|tests|\.storybook|scripts)\//;

const chunks = Object.entries(readBuildReport().chunks);
const report = new Map(chunks);
const modules = chunks.flatMap(([, { moduleIds }]) => moduleIds);
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

it('is the build in dist/', () => {
  expect(chunks.map(([file]) => file).filter((file) => !files.includes(file))).toEqual([]);
});

it('holds the console', () => {
  expect(modules.some((module) => module.endsWith('/src/app/start/main.tsx'))).toBe(true);
});

it('holds no server, mock, story or test tool', () => {
  expect(modules.filter((module) => forbidden.test(module))).toEqual([]);
});

it('has no samples in what every page needs: they come with their screen, or with the search', () => {
  const needed = [...neededFor([entry, shellModule], report)].flatMap(
    (file) => report.get(file)?.moduleIds ?? [],
  );
  expect(needed.some((module) => module.endsWith('/src/app/shell/PortalShell.tsx'))).toBe(true);
  expect(needed.filter((module) => module.includes('/fixtures/data/'))).toEqual([]);
});

it('ships no service worker of the fake server, and no report about itself', () => {
  expect(files.filter((file) => /mockServiceWorker|build\.json/u.test(file))).toEqual([]);
});
