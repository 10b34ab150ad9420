import { expect, it } from 'vitest';
import { kindOf } from '#storybook/storyTags.ts';

it.each([
  ['Library/Actions/Button', [], 'state'],
  ['Library/Actions/Button', ['behaviour'], 'behaviour'],
  ['Screens/Master Portal/Plans', ['dev', 'empty'], 'state'],
  ['Containers/Master Portal/Plans', [], 'behaviour'],
  ['Journeys/Access/Sign-in', ['fault'], 'behaviour'],
  ['Tests/Guards', [], 'behaviour'],
  ['Screens/Access/Sign in', [], 'state'],
] as const)('%s with %j is a %s', (title, tags, kind) => {
  expect(kindOf(title, tags)).toBe(kind);
});
