import { describe, expect, it } from 'vitest';
import { collectChanges, lineOf } from '#scripts/pictures/changes.ts';
import type { Outcome, Picture } from '#scripts/pictures/outcome.ts';
import type { Entry } from '#scripts/published/entries.ts';

const story = (id: string, name = id, title = 'Components/Button'): Entry => ({
  id,
  title,
  name,
  type: 'story',
  importPath: `./stories/${title}.stories.tsx`,
});
const light = (pixels: number): Picture => ({
  theme: 'light',
  onPhone: false,
  files: { before: 'b.png', after: 'a.png' },
  pixels,
  share: pixels / 1000,
});
const outcome = (
  entry: Entry,
  others: Partial<Omit<Outcome, 'shot'>> & Partial<Outcome['shot']> = {},
): Outcome => {
  const { before = true, after = true, pictures = [], failures = [] } = others;
  return { shot: { story: entry, before, after }, pictures, failures };
};
const collect = (outcomes: Outcome[], { before = [] as Entry[], alike = false } = {}) =>
  collectChanges(
    { entries: Object.fromEntries(before.map((entry) => [entry.id, entry])) },
    outcomes,
    () => alike,
  );
const kindsOf = ({ changes }: ReturnType<typeof collect>) =>
  changes.map(({ kind, story: { id }, from }) => `${kind} ${from ? `${from.id} → ` : ''}${id}`);

it('reports nothing when no picture differs', () => {
  expect(collect([outcome(story('a')), outcome(story('b'))])).toEqual({ changes: [], failures: [] });
});

it('lists the largest difference first, then renamed, new and removed stories', () => {
  const result = collect([
    outcome(story('gone'), { after: false, pictures: [light(0)] }),
    outcome(story('added'), { before: false, pictures: [light(0)] }),
    outcome(story('little'), { pictures: [light(3)] }),
    outcome(story('much'), { pictures: [light(2), { ...light(500), theme: 'dark' }] }),
  ]);
  expect(kindsOf(result)).toEqual(['changed much', 'changed little', 'new added', 'removed gone']);
});

describe('a story is renamed when', () => {
  const old = outcome(story('old'), { after: false, pictures: [light(0)] });
  const now = outcome(story('now'), { before: false, pictures: [light(0)] });

  it('a removed and a new one have the same pictures', () => {
    expect(kindsOf(collect([now, old], { alike: true }))).toEqual(['renamed old → now']);
    expect(kindsOf(collect([now, old]))).toEqual(['new now', 'removed old']);
  });

  it('it kept its id under another name', () => {
    const result = collect([outcome(story('a', 'Busy'))], { before: [story('a', 'Working')] });
    expect(kindsOf(result)).toEqual(['renamed a → a']);
  });

  it('of several with the same pictures, with the one most like it', () => {
    const other = outcome(story('other', 'now', 'Components/Card'), { after: false, pictures: [light(0)] });
    const here = outcome(story('here', 'now'), { after: false, pictures: [light(0)] });
    expect(kindsOf(collect([now, other, here], { alike: true }))).toEqual([
      'renamed here → now',
      'removed other',
    ]);
  });
});

it('lists the stories without a picture, with the reasons of both sides', () => {
  const entry = story('a');
  const failures = (['before', 'after'] as const).map((side) => ({ side, problems: ['slow'] }));
  expect(collect([outcome(entry, { failures })])).toEqual({
    changes: [],
    failures: [{ story: entry, problems: ['before: slow', 'after: slow'] }],
  });
});

it('describes a change in a line', () => {
  const entry = story('a--busy', 'Busy');
  const dark: Picture = { ...light(7), theme: 'dark', onPhone: true };
  expect(lineOf({ kind: 'changed', story: entry, pictures: [light(12), dark] })).toBe(
    'changed  Components/Button / Busy (a--busy): light 12 px, dark at 390 px 7 px',
  );
  expect(lineOf({ kind: 'renamed', story: entry, from: story('a--old', 'Old'), pictures: [] })).toBe(
    'renamed  Components/Button / Busy (a--busy), was Components/Button / Old',
  );
});
