import { parseArgs } from 'node:util';

/** The options of `npm run test:pictures`. */
export interface PictureOptions {
  /** The commit to compare with; where the branch left `main` by default. */
  readonly base: string | undefined;
  /** Takes every story, also those that the change cannot reach. */
  readonly all: boolean;
  /** Takes only stories with one of these words in their id. */
  readonly only: readonly string[];
  /** Takes only the light theme. */
  readonly light: boolean;
  /** Takes behaviours too, not only states. */
  readonly behaviours: boolean;
  /** Tests the pictures themselves instead. */
  readonly selfTest: boolean;
}

const known = '--base <commit>, --all, --only <word>, --light, --behaviours, --self-test';

/** Reads the options. Throws with the known ones when one is unknown. */
export function readPictureOptions(args: readonly string[]): PictureOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        all: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        light: { type: 'boolean', default: false },
        behaviours: { type: 'boolean', default: false },
        'self-test': { type: 'boolean', default: false },
      },
    });
    const { 'self-test': selfTest, ...rest } = values;
    return { base: undefined, ...rest, selfTest };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${reason}. Known: ${known}.`);
  }
}
