import { expect, it } from 'vitest';
import { addressOf, linkedNames } from '#storybook/docs/links.ts';

const named = (text: string) => linkedNames.exec(text)?.[1];

it('finds the names of components, the longest first', () => {
  expect(named('An action with only an icon: IconButton')).toBe('IconButton');
  expect(named('Filters of a list: FilterMenu')).toBe('FilterMenu');
  expect(named('Buttons and linked texts')).toBeUndefined();
});

it('leads to the page of a component, or to the story of a part of one', () => {
  expect(addressOf('Dialog')).toBe('./?path=/docs/library-messages-dialog--docs');
  expect(addressOf('ButtonLink')).toBe('./?path=/story/library-actions-button--as-link');
  expect(addressOf('DataTable')).toBe('./?path=/docs/library-pages-datatable--docs');
  expect(addressOf('Nothing')).toBeUndefined();
});
