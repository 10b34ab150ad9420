import type { ArgTypesEnhancer, Parameters } from 'storybook/internal/types';
import { themeModes } from './modes.ts';
import { kindOf } from './storyTags.ts';

/** The further mode of a Default: the density that most changes of layout break. */
const defaultModes = {
  compact: { theme: 'light', density: 'compact' },
} as const;

/** What Chromatic takes of a story: nothing of a behaviour, which ends in no picture of its own. */
function chromaticOf(
  title: string,
  name: string,
  tags: readonly string[],
  given: Parameters = {},
): Parameters {
  if (kindOf(title, tags) === 'behaviour') return { ...given, disableSnapshot: true };
  return name === 'Default' ? { ...given, modes: { ...themeModes, ...defaultModes, ...given.modes } } : given;
}

/**
 * Sets the parameter `chromatic` of a story by its tags. Parameters of the project are the same for every story; an
 * enhancer is the one place that sees a story's tags and its parameters before Chromatic reads them.
 */
export const chooseSnapshots: ArgTypesEnhancer = ({ title, name, tags, parameters, argTypes }) => {
  parameters.chromatic = chromaticOf(title, name, tags, parameters.chromatic);
  return argTypes;
};
