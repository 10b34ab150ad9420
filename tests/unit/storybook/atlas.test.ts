import { expect, it } from 'vitest';
import { type AtlasIndex, type AtlasState, foundIn, screensOf } from '#storybook/atlas/atlas.ts';

type Entry = AtlasIndex['entries'][string];

const entry = (title: string, name: string, tags: string[], type: Entry['type'] = 'story'): Entry => ({
  id: `${title}--${name}`.toLowerCase().replace(/[^a-z]+/g, '-'),
  title,
  name,
  type,
  tags,
});

const plans = entry('Screens/Master Portal/Plans', 'Default', ['dev', 'state']);
const empty = entry('Screens/Master Portal/Plans', 'Empty', ['dev', 'state', 'empty']);
const adding = entry('Screens/Master Portal/Plans/Dialogs', 'Adding', ['dev', 'state']);
const used = entry('Screens/Master Portal/Plans', 'In Use', ['dev', 'behaviour']);
const shell = entry('Screens/Both Portals/Shell', 'Narrow', ['dev', 'state', 'narrow']);
const button = entry('Library/Actions/Button', 'Default', ['dev', 'state']);
const page = entry('Screens/Master Portal/Plans', 'Docs', ['dev', 'state'], 'docs');
const all = [plans, empty, adding, used, shell, button, page];
const index = { entries: Object.fromEntries(all.map((each) => [each.id, each])) };

const namesOf = (states: readonly AtlasState[]) => states.map(({ name }) => name);

it('has the states of screens, with their dialogs, in the order of the index', () => {
  expect(screensOf(index).map(({ portal, name, states }) => [portal, name, namesOf(states)])).toEqual([
    ['Master Portal', 'Plans', ['Default', 'Empty', 'Dialogs: Adding']],
    ['Both Portals', 'Shell', ['Narrow']],
  ]);
});

it('finds states by words of their names and of those of their screen and portal', () => {
  const found = (search: string) =>
    foundIn(screensOf(index), search).map(({ name, states }) => [name, namesOf(states)]);
  expect(found('')).toHaveLength(2);
  expect(found('master EMPTY')).toEqual([['Plans', ['Empty']]]);
  expect(found('narrow')).toEqual([['Shell', ['Narrow']]]);
  expect(found('plans narrow')).toEqual([]);
});
