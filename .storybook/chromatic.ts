import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { themeModes } from './modes.ts';
import { kindOf } from './storyTags.ts';

/**
 * Sets the parameter `chromatic` of a story by its tags. Parameters of the project are the same for every story; an
 * enhancer is the one place that sees a story's tags and its parameters before Chromatic reads them.
 */
export const chooseSnapshots: ArgTypesEnhancer = ({ title, name, tags, parameters, argTypes }) => {
  const { chromatic: given = {} } = parameters;
  // The density that most changes of layout break.
  const modes = { ...themeModes, compact: { theme: 'light', density: 'compact' }, ...given.modes };
  if (name === 'Default') parameters.chromatic = { ...given, modes };
  // It ends in no picture of its own.
  if (kindOf(title, tags) === 'behaviour') parameters.chromatic = { ...given, disableSnapshot: true };
  return argTypes;
};
