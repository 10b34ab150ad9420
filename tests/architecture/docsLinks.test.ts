import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { guides } from '#stories/guides/guides.ts';
import { addressOf } from '#storybook/docs/links.ts';

const pages = readdirSync('stories', { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.mdx'))
  .map(({ parentPath, name }) => join(parentPath, name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The stories of all files, and the title of each file. */
const stories = sourcesOf('stories')
  .filter(({ path }) => path.endsWith('.stories.tsx'))
  .flatMap(({ path, text }) =>
    loadCsf(text, { fileName: path, makeTitle: (title = '') => title })
      .parse()
      .indexInputs.map(({ title = '', exportName }) => ({
        title,
        id: toId(title, storyNameFromExport(exportName)),
      })),
  );

/** Addresses that the Storybook has, as in `docs/atlas-all-screens--docs`. */
const addresses = new Set([
  ...stories.map(({ id }) => `story/${id}`),
  ...stories.map(({ title }) => `docs/${toId(title, 'docs')}`),
  ...pages.flatMap(({ text }) => {
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1];
    return title ? [`docs/${toId(title, 'docs')}`] : [];
  }),
]);

const linked = (text: string) =>
  [...text.matchAll(/(?:path=\/|')((?:docs|story)\/[\w-]+--[\w-]+)/g)].map(([, address = '']) => address);

it('every link of a page leads to a page or a story', () => {
  const sources = [...pages, ...sourcesOf('stories/foundations')];
  const broken = sources.flatMap(({ path, text }) =>
    linked(text)
      .filter((address) => !addresses.has(address))
      .map((address) => `${path}: ${address}`),
  );
  expect(broken).toEqual([]);
  expect(sources.flatMap(({ text }) => linked(text)).length).toBeGreaterThan(80);
});

it('every name that a guide links has its page', () => {
  const broken = [...Object.keys(guides), 'Shell'].filter(
    (name) => !linked(addressOf(name) ?? '').some((address) => addresses.has(address)),
  );
  expect(broken).toEqual([]);
});
