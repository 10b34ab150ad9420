import { run } from '../run.ts';

const minute = 60_000;

/** Where and how a Storybook is built. */
export interface StorybookBuild {
  /** The folder of its project. */
  readonly project?: string;
  /** Further options of `storybook build`. */
  readonly options?: readonly string[];
}

/**
 * Builds the Storybook into `folder`, with the graph of its modules in `preview-stats.json`, by which Chromatic and the
 * pictures skip stories. Throws with the output of the build when it fails.
 */
export async function buildStorybook(
  folder: string,
  { project = '.', options = [] }: StorybookBuild = {},
): Promise<void> {
  const { status, output } = await run(
    ['storybook', 'build', '-o', folder, '--stats-json', folder, ...options],
    {
      cwd: project,
      limit: 10 * minute,
    },
  );
  if (status !== 0) throw new Error(`The Storybook could not be built.\n${output}`);
}
