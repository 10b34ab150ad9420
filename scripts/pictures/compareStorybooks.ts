import type { Browser } from 'playwright';
import { type Camera, createCamera, type Photographs } from './camera.ts';
import { compareImages } from './compareImages.ts';
import type { Outcome, Picture, PictureFiles } from './outcome.ts';
import { type Shot, type Theme, themes } from './shots.ts';

/** The Storybooks to compare, by address, and the pictures to take of them. */
export interface Comparison {
  readonly before: string;
  readonly after: string;
  readonly shots: readonly Shot[];
  /** Only the light theme. */
  readonly light: boolean;
}

/** Keeps a picture under a name and returns its path for the report. */
export type Keep = (name: string, picture: Buffer) => string;

const sides = ['before', 'after'] as const;

/** The pictures of one theme; null when both Storybooks show the same. */
function pictureOf(
  { story, onPhone }: Shot,
  theme: Theme,
  files: Readonly<Partial<Record<(typeof sides)[number], Buffer>>>,
  keep: Keep,
): Picture | null {
  const { before, after } = files;
  const difference = before && after ? compareImages(before, after) : null;
  if (before && after && !difference) return null;
  const name = `${story.id}${onPhone ? '-390' : ''}-${theme}`;
  const kept: PictureFiles = {
    ...(before ? { before: keep(`${name}-before`, before) } : {}),
    ...(after ? { after: keep(`${name}-after`, after) } : {}),
    ...(difference ? { difference: keep(`${name}-difference`, difference.picture) } : {}),
  };
  return { theme, onPhone, files: kept, pixels: difference?.pixels ?? 0, share: difference?.share ?? 0 };
}

/**
 * Photographs the stories of both Storybooks, each in a page of its own, story by story side by side, so that no picture
 * without a difference is kept. Yields the outcome of each shot.
 */
export async function* compareStorybooks(
  browser: Browser,
  { before, after, shots, light }: Comparison,
  keep: Keep,
): AsyncGenerator<Outcome> {
  const cameras: Readonly<Record<(typeof sides)[number], Camera>> = {
    before: createCamera(browser, before, light),
    after: createCamera(browser, after, light),
  };
  try {
    for (const shot of shots) {
      const taken = await Promise.all(
        sides.map(async (side): Promise<Photographs> => (shot[side] ? cameras[side].photograph(shot) : {})),
      );
      const failures = taken.flatMap((photographs, index) =>
        'problems' in photographs ? [{ side: sides[index] ?? 'after', problems: photographs.problems }] : [],
      );
      const [old = {}, now = {}] = taken.map((each) => ('problems' in each ? {} : each));
      const pictures =
        failures.length > 0
          ? []
          : themes.flatMap((theme) => {
              const files = {
                ...(old[theme] ? { before: old[theme] } : {}),
                ...(now[theme] ? { after: now[theme] } : {}),
              };
              if (!files.before && !files.after) return [];
              return pictureOf(shot, theme, files, keep) ?? [];
            });
      yield { shot, failures, pictures };
    }
  } finally {
    await Promise.all(sides.map((side) => cameras[side].close()));
  }
}
