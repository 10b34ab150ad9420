import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';

const films = sourcesOf('stories/journeys').flatMap(({ text }) => {
  const title = /\btitle: '([^']+)'/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );
});

it('the page of the films leads to each of them', () => {
  const page = readFileSync('stories/journeys/Films.mdx', 'utf8');
  const linked = [...page.matchAll(/\?path=\/story\/([\w-]+)/g)].map(([, id]) => id);
  expect(linked.toSorted()).toEqual(films.toSorted());
  expect(films.length).toBeGreaterThan(12);
});

it('every step of a film says what to look at', () => {
  const bare = sourcesOf('stories/journeys').filter(({ text }) => /\bawait step\(/.test(text));
  expect(bare.map(({ path }) => path)).toEqual(['stories/journeys/steps.ts']);
});
