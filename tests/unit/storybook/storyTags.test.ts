import { describe, expect, it } from 'vitest';
import { derivedTags, kindOf } from '#storybook/storyTags.ts';

const screen = 'Screens/Master Portal/Plans';
const tags = (exportName: string, title = screen, own: string[] = []) =>
  derivedTags({ title, exportName, tags: own });

describe('the kind of a story', () => {
  it.each([
    ['Components/Button', [], 'state'],
    ['Components/Button', ['behaviour'], 'behaviour'],
    [screen, ['dev'], 'state'],
    ['Containers/Master Portal/Plans', [], 'behaviour'],
    ['Journeys/Access/Sign-in', [], 'behaviour'],
    ['Foundations/Guards', [], 'behaviour'],
    ['Foundations/Tokens', [], 'state'],
  ] as const)('%s with %j is a %s', (title, own, kind) => {
    expect(kindOf({ title, tags: own })).toBe(kind);
  });
});

describe('states that screens share', () => {
  it.each([
    ['LoadingLong', ['loading', 'long']],
    ['RefreshFailed', ['failed']],
    ['SaveRejected', ['failed']],
    ['Saving', ['loading']],
    ['Empty', ['empty']],
    ['NoMatches', ['empty']],
    ['NothingYet', ['empty']],
    ['LongValues', ['long']],
    ['NarrowTools', ['narrow']],
    ['RightToLeft', ['rtl']],
    ['Default', []],
    ['EmptyValueOption', []],
    ['SavingChanges', []],
  ] as const)('%s: %j', (name, shared) => {
    expect(tags(name)).toEqual(['state', ...shared]);
  });
});

it('marks the faults of a server among behaviours only', () => {
  const container = 'Containers/Master Portal/Company Management';
  expect(tags('DeleteRejected', container)).toEqual(['behaviour', 'fault']);
  expect(tags('Created', container)).toEqual(['behaviour']);
  expect(tags('DeletedByMistake', 'Journeys/Master Portal/Plans')).toEqual(['behaviour', 'fault']);
  expect(tags('Invalid')).toEqual(['state']);
});
