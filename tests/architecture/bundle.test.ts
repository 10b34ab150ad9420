import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBuildReport } from '#scripts/build/buildReport.ts';
import { neededFor } from '#scripts/build/chunkGraph.ts';
import { entry } from '#scripts/build/chunks.ts';
import { shellModule } from '#src/app/routes/screens.ts';

/** Modules that must not be in the console's build, by a part of their path. */
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

it('contains the console', () => {
  expect(modules.some((module) => module.endsWith('/src/app/start/main.tsx'))).toBe(true);
});

it('contains no server, mock, story or test tool', () => {
  expect(modules.filter((module) => forbidden.test(module))).toEqual([]);
});

it('has no samples in the files that every page loads', () => {
  const needed = [...neededFor([entry, shellModule], report)].flatMap(
    (file) => report.get(file)?.moduleIds ?? [],
  );
  expect(needed.some((module) => module.endsWith('/src/app/shell/PortalShell.tsx'))).toBe(true);
  expect(needed.filter((module) => /\/fixtures\/data\/(?!freeze\.ts)/.test(module))).toEqual([]);
});

it('ships neither the service worker of the fake server nor the build report', () => {
  expect(files.filter((file) => /mockServiceWorker|build\.json/u.test(file))).toEqual([]);
});
