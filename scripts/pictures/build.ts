import { buildStorybook } from '../published/build.ts';

/**
 * Builds the Storybook of a project for its pictures: without docs pages and the descriptions of props, which take most
 * of the time.
 */
export function buildForPictures(folder: string, project = '.'): Promise<void> {
  return buildStorybook(folder, { project, options: ['--test'] });
}
