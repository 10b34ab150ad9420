import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { screenTitles } from '#storybook/screenTitles.ts';
import { kindOf } from '#storybook/storyTags.ts';
import { screens, types } from './requiredStates.ts';

/** The order of the sidebar, read as Storybook reads it. */
const storySort = getStorySortParameter(readFileSync('.storybook/preview.tsx', 'utf8'));

/** All stories, read as Storybook's index reads them. */
const stories = sourcesOf('stories')
  .filter(({ path }) => path.endsWith('.stories.tsx'))
  .flatMap(({ path, text }) =>
    loadCsf(text, { fileName: path, makeTitle: (title = '') => title })
      .parse()
      .indexInputs.map(({ title = '', exportName: name, tags = [] }) => ({ title, name, tags })),
  );

/** Tags that a story may declare. Storybook adds `play-fn` itself. */
const knownTags = [
  ...['loading', 'failed', 'empty', 'long', 'narrow', 'fault'],
  ...['behaviour', '!dev', '!test', '!autodocs', 'play-fn'],
];

describe('every story is a state or a behaviour', () => {
  it('by a rule, or by the tag behaviour: no file repeats what follows from the rule', () => {
    const repeated = stories.filter(
      ({ title, tags }) =>
        tags.includes('state') || (tags.includes('behaviour') && kindOf(title, []) === 'behaviour'),
    );
    expect(repeated).toEqual([]);
  });

  it('the required states of screens and forms are states', () => {
    const required = new Set(
      [...Object.values(types).flat(), ...Object.values(screens).flatMap(({ also = [] }) => also)].filter(
        // The name of a behaviour elsewhere.
        (name) => name !== 'Deleting',
      ),
    );
    const behaviours = stories.filter(
      ({ title, name, tags }) =>
        title.startsWith('Screens/') && required.has(name) && tags.includes('behaviour'),
    );
    expect(behaviours).toEqual([]);
  });

  it('every component and every screen shows a state', () => {
    const subjectOf = ({ title }: { title: string }) => title.split('/').slice(0, 3).join('/');
    const shown = stories.filter(({ title }) => /^(?:Library|Screens)\//.test(title));
    const withState = new Set(
      shown.filter(({ title, tags }) => kindOf(title, tags) === 'state').map(subjectOf),
    );
    expect(shown.map(subjectOf).filter((subject) => !withState.has(subject))).toEqual([]);
  });
});

it('declares only tags that a filter or Storybook knows', () => {
  const unknown = stories.filter(({ tags }) => tags.some((tag) => !knownTags.includes(tag)));
  expect(unknown).toEqual([]);
});

it('the page of the films leads to each of them', () => {
  const films = stories
    .filter(({ title }) => title.startsWith('Journeys/'))
    .map(({ title, name }) => toId(title, storyNameFromExport(name)));
  const page = readFileSync('stories/journeys/Films.mdx', 'utf8');
  const linked = [...page.matchAll(/\?path=\/story\/([\w-]+)/g)].map(([, id]) => id);
  expect(linked.toSorted()).toEqual(films.toSorted());
});

describe('titles of screens', () => {
  const namesIn = (group: string) =>
    new Set(
      stories
        .map(({ title }) => title.split('/'))
        .flatMap(([top, , name]) => (top === group && name ? [name] : [])),
    );

  it('are the same in Screens, Containers and Journeys', () => {
    const shown = namesIn('Screens');
    const others = [...namesIn('Containers'), ...namesIn('Journeys')];
    expect(others.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('are those of the table of screens', () => {
    const shown = new Set(stories.map(({ title }) => title));
    expect(screenTitles.filter(({ title }) => !shown.has(`Screens/${title}`))).toEqual([]);
  });

  it.each(['Screens', 'Containers', 'Journeys'])('of %s are in the order of the navigation', (group) => {
    const inOrder = [...new Set(screenTitles.map(({ title }) => `${group}/${title}`))];
    const sorted = inOrder.toSorted().map((title) => ({ title }));
    expect(sorted.sort(storySort).map(({ title }) => title)).toEqual(inOrder);
  });

  it('of the library are in the order of the alphabet', () => {
    const titles = [...new Set(stories.map(({ title }) => title))].filter((title) =>
      title.startsWith('Library/'),
    );
    const sorted = titles.map((title) => ({ title })).sort(storySort);
    expect(sorted.map(({ title }) => title)).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
  });
});
