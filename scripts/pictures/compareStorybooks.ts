import type { Browser } from 'playwright';
import type { Entry } from '../published/entries.ts';
import { type Camera, createCamera, type Photographs } from './camera.ts';
import { compareImages } from './compareImages.ts';
import { type Outcome, type Picture, type Side, sides } from './outcome.ts';
import { type Shot, type View, viewsOf } from './shots.ts';

/** The Storybooks to compare, by address, and what is photographed of them. */
export interface Comparison {
  readonly addresses: Readonly<Record<Side, string>>;
  readonly shots: readonly Shot[];
  /** Only the light theme. */
  readonly light: boolean;
}

/** Keeps a picture under a name and returns its path for the report. */
export type Keep = (name: string, picture: Buffer) => string;

type Taken = Readonly<Record<Side, Photographs>>;

/** The pictures of one view; null when both Storybooks show the same. */
function pictureOf(story: Entry, view: View, taken: Taken, keep: Keep): Picture | null {
  const fileOf = (side: Side) =>
    taken[side].pictures.find(
      (picture) => picture.view.theme === view.theme && picture.view.onPhone === view.onPhone,
    )?.file;
  const [before, after] = [fileOf('before'), fileOf('after')];
  const difference = before && after ? compareImages(before, after) : null;
  if (before && after && !difference) return null;
  const name = `${story.id}${view.onPhone ? '-390' : ''}-${view.theme}`;
  const files = {
    ...(before ? { before: keep(`${name}-before`, before) } : {}),
    ...(after ? { after: keep(`${name}-after`, after) } : {}),
    ...(difference ? { difference: keep(`${name}-difference`, difference.picture) } : {}),
  };
  return { ...view, files, pixels: difference?.pixels ?? 0, share: difference?.share ?? 0 };
}

async function take(
  cameras: Readonly<Record<Side, Camera>>,
  { story, ...shot }: Shot,
  side: Side,
): Promise<Photographs> {
  return shot[side] ? cameras[side].photograph(story) : { pictures: [], problems: [] };
}

/**
 * Photographs the stories of both Storybooks, each in a page of its own, story by story side by side, so that no picture
 * without a difference is kept. Yields the outcome of each shot.
 */
export async function* compareStorybooks(
  browser: Browser,
  { addresses, shots, light }: Comparison,
  keep: Keep,
): AsyncGenerator<Outcome> {
  const cameras = {
    before: createCamera(browser, addresses.before, light),
    after: createCamera(browser, addresses.after, light),
  };
  try {
    for (const shot of shots) {
      const [before, after] = await Promise.all([
        take(cameras, shot, 'before'),
        take(cameras, shot, 'after'),
      ]);
      const taken = { before, after };
      const failures = sides
        .map((side) => ({ side, problems: taken[side].problems }))
        .filter(({ problems }) => problems.length > 0);
      const views = failures.length > 0 ? [] : viewsOf(shot.story, light);
      yield {
        shot,
        failures,
        pictures: views.flatMap((view) => pictureOf(shot.story, view, taken, keep) ?? []),
      };
    }
  } finally {
    await Promise.all([cameras.before.close(), cameras.after.close()]);
  }
}
