import type { StrictInputType } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { beginWithDefaults, showDefaults, valueOfDefault } from '#storybook/defaults.ts';

const argTypes: Record<string, StrictInputType> = {
  fill: { name: 'fill', type: { name: 'string' }, table: { defaultValue: { summary: "'outline'" } } },
  side: { name: 'side', type: { name: 'string' } },
  busy: { name: 'busy', type: { name: 'boolean' } },
  checked: { name: 'checked', type: { name: 'boolean' } },
  label: { name: 'label', type: { name: 'string' } },
};
const component = {
  __docgenInfo: {
    props: {
      side: { description: "The preferred side.\n@default 'top'", required: false },
      busy: { required: false },
      checked: { required: true },
      label: { required: false },
    },
  },
};

/** The argument of an enhancer, of which only these parts are read. */
const context = (others: object) => ({ argTypes, initialArgs: {}, ...others }) as never;

it('shows the default of a parameter, of a comment, and of a switch', () => {
  const shown = showDefaults(context({ component }));
  const defaults = Object.entries(shown).map(([name, { table }]) => [name, table?.defaultValue?.summary]);
  expect(defaults).toEqual([
    ['fill', "'outline'"],
    ['side', "'top'"],
    ['busy', 'false'],
    ['checked', undefined],
    ['label', 'undefined'],
  ]);
});

it('reads a value, but no sentence', () => {
  expect(["'top'", 'true', '26', "'neutral', with fill=\"solid\" 'primary'", ''].map(valueOfDefault)).toEqual(
    ['top', true, 26, undefined, undefined],
  );
});

it('begins the controls of a playground with the defaults that its story does not set, and with switches that are off', () => {
  const story = { title: 'Library/Actions/Button', name: 'Default', initialArgs: { fill: 'solid' } };
  const known = showDefaults(context({ component }));
  expect(beginWithDefaults(context({ ...story, argTypes: known }))).toEqual({
    side: 'top',
    busy: false,
    checked: false,
  });
  expect(beginWithDefaults(context({ ...story, argTypes: known, name: 'Busy' }))).toEqual({});
  expect(beginWithDefaults(context({ ...story, argTypes: known, title: 'Screens/Plans' }))).toEqual({});
});
