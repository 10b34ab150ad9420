import type { SBType, StrictInputType } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { changeableType, fitControls } from '#storybook/controls.ts';

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

/** What the enhancer makes of one prop. */
function fitted(argType: StrictInputType | undefined, args: Record<string, unknown> = {}) {
  const context = {
    title: 'Library/Actions/Any',
    argTypes: argType ? { [argType.name]: argType } : {},
    initialArgs: args,
  };
  return Object.values(fitControls(context as Parameters<typeof fitControls>[0]))[0];
}

it('describes what is known from the args only', () => {
  expect(fitted(undefined, { onClick: () => undefined })?.description).toBe('Is called when it is pressed.');
});

it('keeps the control that a story file sets, and shows the type', () => {
  const type: SBType = { name: 'union', raw: 'boolean | undefined', value: [{ name: 'boolean' }, absent] };
  const dirty = fitted({ name: 'dirty', type, control: false });
  expect(dirty?.control).toBe(false);
  expect(dirty?.table?.type).toEqual({ summary: 'boolean' });
});

it('changes a node that is a text, and no other', () => {
  const hint = { name: 'hint', type: node };
  expect(fitted(hint, { hint: 'At most 72 characters' })?.type).toEqual({ name: 'string' });
  expect(fitted(hint)?.control).toBe(false);
});

it('shows a list and a long object type by a word', () => {
  const unknown: SBType = { name: 'other', value: 'unknown' };
  expect(fitted({ name: 'items', type: unknown }, { items: [] })?.table?.type).toEqual({ summary: 'array' });
  const raw = '{ status: string }\n| { rows: Row[] }';
  const listing: SBType = { name: 'union', raw, value: [] };
  expect(fitted({ name: 'listing', type: listing })?.table?.type).toEqual({ summary: 'object', detail: raw });
});

it('puts first what a control changes, and shows nothing else of a screen', () => {
  const min = { name: 'min', type: { name: 'string' }, control: { disable: true } };
  const argTypes = {
    min,
    list: { name: 'list', type: node },
    busy: { name: 'busy', type: { name: 'boolean' } },
  };
  const shownOf = (title: string) => {
    const context = { title, argTypes, initialArgs: {} };
    return Object.keys(fitControls(context as unknown as Parameters<typeof fitControls>[0]));
  };
  expect(shownOf('Screens/Shared/Any')).toEqual(['busy']);
  expect(shownOf('Library/Actions/Any')).toEqual(['busy', 'min', 'list']);
});
