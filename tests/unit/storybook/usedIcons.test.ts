import * as lucide from 'lucide-react';
import { expect, it } from 'vitest';
import { usedIcons } from '#storybook/icons/usedIcons.ts';

it('lists the icons of the console with the files that use them', () => {
  const icons = usedIcons();
  expect(icons.get('Copy')).toContain('CopyButton');
  expect([...icons.keys()].filter((name) => !(name in lucide))).toEqual([]);
  expect([...icons.keys()]).toEqual([...icons.keys()].toSorted((one, other) => one.localeCompare(other)));
});
