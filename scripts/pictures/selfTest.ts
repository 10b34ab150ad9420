import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions, testContext } from '../browser.ts';
import { readIndex } from '../published/entries.ts';
import { serveFolder } from '../published/site.ts';
import { createVisitor, withoutManager } from '../published/visitor.ts';
import { comparePictures } from './album.ts';
import { buildForPictures } from './build.ts';
import { lineOf } from './changes.ts';
import type { Repository } from './git.ts';
import { showsSign, sizeOfStory } from './inPreview.ts';
import { type Plant, plantedStories, plantInto, plants, type Sign } from './plants.ts';
import { showProgress } from './progress.ts';
import { reachedStories, readStats } from './reach.ts';
import { planShots } from './shots.ts';

/** The ids of the stories in which the page itself says that it shows the planted change. */
async function storiesWith(sign: Sign, storybook: string): Promise<readonly string[]> {
  const index = readIndex(storybook);
  const site = await serveFolder(storybook);
  const browser = await chromium.launch(launchOptions());
  const found: string[] = [];
  try {
    const visitor = createVisitor(browser, site.address, withoutManager, testContext);
    for (const { story } of planShots(index, index, { words: plantedStories, reached: null })) {
      await visitor.visit(story, {
        async prepare({ page, preview }) {
          await page.setViewportSize(await preview.evaluate(sizeOfStory, story.id));
        },
        async look({ preview }) {
          if (await preview.evaluate(showsSign, sign)) found.push(story.id);
        },
      });
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return found;
}

/** Compares two Storybooks and returns lines about what differs from the expectation; none when all is well. */
async function check(
  before: string,
  after: string,
  changed: readonly string[],
  expected: readonly string[],
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'blume-report-'));
  try {
    const { changes, failures } = await comparePictures({
      before,
      after,
      words: plantedStories,
      reached: changed.length > 0 ? reachedStories([readStats(before), readStats(after)], changed) : null,
      light: true,
      folder,
      onProgress: showProgress,
    });
    const found = changes.filter(({ kind }) => kind === 'changed').map(({ story }) => story.id);
    return [
      ...expected.filter((id) => !found.includes(id)).map((id) => `not found in ${id}`),
      ...changes
        .filter(({ story }) => !expected.includes(story.id))
        .map((change) => `not planted: ${lineOf(change)}`),
      ...failures.map(({ story, problems }) => `not photographed: ${story.id}: ${problems.join('; ')}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the project with the change, and puts the file back. */
async function buildPlanted(plant: Plant, project: string, folder: string): Promise<void> {
  const file = join(project, plant.file);
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, plantInto(original, plant));
  await buildForPictures(folder, project);
  writeFileSync(file, original);
}

/**
 * Tests the pictures on the last commit: taken twice they report nothing, and a planted change is found in the stories
 * that show it and in no other. Prints a line for each, and returns the number of failures.
 */
export async function selfTest(repository: Repository): Promise<number> {
  const worktree = repository.addWorktree(repository.baseCommit('HEAD'));
  const folder = mkdtempSync(join(tmpdir(), 'blume-storybooks-'));
  const before = join(folder, 'before');
  let failed = 0;
  const report = (name: string, lines: readonly string[]) => {
    console.log([`${lines.length === 0 ? 'passed' : 'failed'}  ${name}`, ...lines].join('\n    '));
    failed += Number(lines.length > 0);
  };
  try {
    await buildForPictures(before, worktree.folder);
    report('the same commit twice', await check(before, before, [], []));
    for (const [index, plant] of plants.entries()) {
      const after = join(folder, `after-${index}`);
      await buildPlanted(plant, worktree.folder, after);
      const expected = await storiesWith(plant.sign, after);
      const lines = await check(before, after, [plant.file], expected);
      const seen = expected.length > 0 ? [] : ['no story shows it'];
      report(`${plant.name}: ${expected.length} stories show it`, [...seen, ...lines]);
    }
  } finally {
    worktree.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return failed;
}
