import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portals, screensOf } from '#src/app/routes/screens.ts';
import { kindOf } from '#storybook/storyTags.ts';
import { sourcesOf } from './sources.ts';
import { kinds, screens } from './storyStates.ts';

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

  it('both kinds exist in number', () => {
    const count = (kind: string) => stories.filter((story) => kindOf(story) === kind).length;
    expect(count('state')).toBeGreaterThan(500);
    expect(count('behaviour')).toBeGreaterThan(300);
  });
});

describe('titles of screens', () => {
  const namesIn = (group: string) =>
    new Set(
      stories
        .map(({ title }) => title.split('/'))
        .flatMap(([top, , name]) => (top === group && name ? [name] : [])),
    );

  it('are the same in Screens and Containers', () => {
    const shown = namesIn('Screens');
    expect([...namesIn('Containers')].filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each(portals.map((portal) => [portal.id, portal] as const))(
    'of the %s portal are in the order of its navigation',
    (id, portal) => {
      const preview = readFileSync('.storybook/preview.tsx', 'utf8');
      const title = id === 'master' ? 'Master Portal' : 'Support Portal';
      const orders = [...preview.matchAll(new RegExp(`'${title}',\\s*\\[([^\\]]*)\\]`, 'g'))].map(
        ([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name),
      );
      // Both plans are one screen, and placeholders are shown together.
      const headings = screensOf(portal)
        .filter(({ kind }) => kind !== 'placeholder')
        .map(({ heading }) => heading.replace(/^(?:Developer|Investor) Plans$/, 'Plans'));
      const inNavigation = [...new Set(headings)];
      expect(orders).toEqual([inNavigation, inNavigation]);
      const shown = stories.map((story) => story.title.split('/')[2]);
      expect(inNavigation.filter((name) => !shown.includes(name))).toEqual([]);
    },
  );
});
