import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chooseSnapshots, chromaticOf, defaultModes } from '#storybook/chromatic.ts';
import { alsoOnPhone, themeModes } from '#storybook/modes.ts';

const given = { modes: themeModes };

it('takes no picture of a behaviour', () => {
  expect(chromaticOf('Components/Button', 'In Use', ['behaviour'], given)).toHaveProperty('disableSnapshot');
  expect(chromaticOf('Containers/Access/Sign-in', 'Default', [], given)).toHaveProperty('disableSnapshot');
  expect(chromaticOf('Components/Button', 'Busy', [], given)).toEqual(given);
});

it('takes a Default right to left and compact too, and keeps the modes of a phone', () => {
  expect(chromaticOf('Components/Button', 'Default', [], given).modes).toEqual({
    ...themeModes,
    ...defaultModes,
  });
  const onPhone = { modes: { ...themeModes, ...alsoOnPhone.chromatic.modes } };
  expect(Object.keys(chromaticOf('Screens/Access/Login', 'Default', [], onPhone).modes)).toEqual([
    'light',
    'dark',
    'right to left',
    'compact',
    'light, 390 px',
    'dark, 390 px',
  ]);
});

it('is set on the story that Storybook prepares, and changes nothing of the project', () => {
  const parameters = { chromatic: given };
  const story = { title: 'Components/Button', name: 'In Use', tags: ['behaviour'], parameters, argTypes: {} };
  chooseSnapshots(story as never);
  expect(parameters.chromatic).toEqual({ ...given, disableSnapshot: true });
  expect(given).toEqual({ modes: themeModes });
});

it('publishes the Storybook that was visited, and accepts what reached main', () => {
  const config = JSON.parse(readFileSync('chromatic.config.json', 'utf8'));
  expect(config).toMatchObject({
    storybookBuildDir: 'storybook-static',
    onlyChanged: true,
    autoAcceptChanges: 'main',
  });
});
