import type { SBType } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { changeableType } from '#storybook/controls.ts';

const absent: SBType = { name: 'other', value: 'undefined' };
const oneOf: SBType = { name: 'enum', value: ['solid', 'outline'] };
const node: SBType = { name: 'other', value: 'ReactNode' };

it.each<[string, SBType, SBType | null]>([
  ['a type', { name: 'boolean' }, { name: 'boolean' }],
  ['an optional type', { name: 'union', value: [{ name: 'boolean' }, absent] }, { name: 'boolean' }],
  ['an optional choice', { name: 'union', value: [oneOf, absent] }, oneOf],
  [
    'a text or null',
    { name: 'union', value: [{ name: 'string' }, { name: 'other', value: 'null' }, absent] },
    { name: 'string' },
  ],
  ['a node', node, null],
  ['an optional function', { name: 'union', value: [{ name: 'other', value: 'unknown' }, absent] }, null],
  ['one of two types', { name: 'union', value: [{ name: 'string' }, { name: 'number' }] }, null],
])('finds what a control can change of %s', (_, type, expected) => {
  expect(changeableType(type)).toEqual(expected);
});
