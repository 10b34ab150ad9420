import { readFileSync } from 'node:fs';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { screenTitles } from '#storybook/screenTitles.ts';
import { kindOf } from '#storybook/storyTags.ts';
import { sourcesOf } from './sources.ts';
import { kinds, screens } from './storyStates.ts';

/** The order of the sidebar, read as Storybook reads it. */
const storySort = getStorySortParameter(readFileSync('.storybook/preview.tsx', 'utf8'));

/** A story as its file describes it. */
interface Story {
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const tagsIn = (text: string) =>
  [...(/^ {2}tags: \[([^\]]*)\]/m.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, tag]) => tag ?? '');

const stories: readonly Story[] = sourcesOf('stories')
  .filter(({ path }) => path.endsWith('.stories.tsx'))
  .flatMap(({ text }) => {
    const [meta = '', ...exported] = text.split(/^export const /m);
    const title = /\btitle: '([^']+)'/.exec(meta)?.[1] ?? '';
    return exported.map((story) => ({
      title,
      name: /^\w+/.exec(story)?.[0] ?? '',
      tags: [...tagsIn(meta), ...tagsIn(story)],
    }));
  });

describe('every story is a state or a behaviour', () => {
  it('by a rule, or by the tag behaviour: no file repeats what follows from the rule', () => {
    const repeated = stories.filter(
      ({ title, tags }) =>
        tags.includes('state') || (tags.includes('behaviour') && kindOf({ title, tags: [] }) === 'behaviour'),
    );
    expect(repeated).toEqual([]);
  });

  it('the required states of screens and forms are states', () => {
    const required = new Set(
      [...Object.values(kinds).flat(), ...Object.values(screens).flatMap(({ also = [] }) => also)].filter(
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
    const subjectOf = ({ title }: Story) =>
      title
        .split('/')
        .slice(0, title.startsWith('Screens/') ? 3 : 2)
        .join('/');
    const shown = stories.filter(({ title }) => /^(?:Components|Screens)\//.test(title));
    const withState = new Set(shown.filter((story) => kindOf(story) === 'state').map(subjectOf));
    expect(shown.map(subjectOf).filter((subject) => !withState.has(subject))).toEqual([]);
  });
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

  it('of Components are in the order of the alphabet', () => {
    const titles = [...new Set(stories.map(({ title }) => title))].filter((title) =>
      title.startsWith('Components/'),
    );
    const sorted = titles.map((title) => ({ title })).sort(storySort);
    expect(sorted.map(({ title }) => title)).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
  });
});
