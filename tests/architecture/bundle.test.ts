import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';

/** Modules that may never reach a page of the console, by a part of their path. */
const forbidden =
  /node_modules\/(?:@?hono|msw|msw-storybook-addon|@?storybook|@libsql|vitest|@vitest|playwright)\/|\/fixtures\/(?:build|server|msw)\/|\/(?:stories|tests|\.storybook|scripts)\//;

let modules: readonly string[] = [];
let files: readonly string[] = [];

beforeAll(async () => {
  const result = await build({ logLevel: 'error', build: { write: false } });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  files = output.map(({ fileName }) => fileName);
  modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}, 60_000);

it('holds the console', () => {
  expect(modules.some((module) => module.endsWith('/src/app/main.tsx'))).toBe(true);
});

it('holds no server, mock, story or test tool', () => {
  expect(modules.filter((module) => forbidden.test(module))).toEqual([]);
});

it('ships no service worker of the fake server', () => {
  expect(files.filter((file) => file.includes('mockServiceWorker'))).toEqual([]);
});
