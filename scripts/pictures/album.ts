import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { readIndex } from '../published/entries.ts';
import { serveFolder } from '../published/site.ts';
import { cameraArguments } from './camera.ts';
import { type Changes, collectChanges, type StoryChange } from './changes.ts';
import { compareImages } from './compareImages.ts';
import { compareStorybooks } from './compareStorybooks.ts';
import type { Outcome } from './outcome.ts';
import { planShots, type Selection } from './shots.ts';

/** The folders of two built Storybooks, what is photographed of them, and where differing pictures are kept. */
export interface AlbumOptions extends Selection {
  readonly before: string;
  readonly after: string;
  readonly light: boolean;
  /** The folder of the report; it is emptied. */
  readonly folder: string;
  /** Is called after each story with the number of photographed ones, of all, and of those that differ. */
  readonly onProgress: (taken: number, all: number, differing: number) => void;
}

/** The result of a comparison. */
export interface Album extends Changes {
  /** The number of stories that were photographed. */
  readonly taken: number;
}

function looksTheSame(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file));
  return (removed: StoryChange, added: StoryChange): boolean =>
    removed.pictures.length === added.pictures.length &&
    removed.pictures.every(({ theme, onPhone, files: { before } }) => {
      const other = added.pictures.find((each) => each.theme === theme && each.onPhone === onPhone);
      return before && other?.files.after && !compareImages(read(before), read(other.files.after));
    });
}

/** Photographs two built Storybooks and collects what differs. Throws when the selection has no story. */
export async function comparePictures(wanted: AlbumOptions): Promise<Album> {
  const { before, after, folder, light, onProgress } = wanted;
  const [old, now] = [readIndex(before), readIndex(after)];
  const shots = planShots(old, now, wanted);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const keep = (name: string, picture: Buffer) => {
    const file = `pictures/${name}.png`;
    writeFileSync(join(folder, file), picture);
    return file;
  };

  const [oldSite, newSite] = await Promise.all([serveFolder(before), serveFolder(after)]);
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, ...cameraArguments] });
  const outcomes: Outcome[] = [];
  try {
    const addresses = { before: oldSite.address, after: newSite.address };
    const comparison = { addresses, shots, light };
    for await (const outcome of compareStorybooks(browser, comparison, keep)) {
      outcomes.push(outcome);
      const differing = outcomes.filter(({ pictures }) => pictures.length > 0).length;
      onProgress(outcomes.length, shots.length, differing);
    }
  } finally {
    await browser.close();
    await Promise.all([oldSite.close(), newSite.close()]);
  }
  return { ...collectChanges(old, outcomes, looksTheSame(folder)), taken: shots.length };
}
