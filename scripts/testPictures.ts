import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { comparePictures } from './pictures/album.ts';
import { buildForPictures } from './pictures/build.ts';
import { lineOf } from './pictures/changes.ts';
import { repositoryAt } from './pictures/git.ts';
import { type PictureOptions, readPictureOptions } from './pictures/options.ts';
import { showProgress } from './pictures/progress.ts';
import { reportPage, summary } from './pictures/report/page.ts';
import { planShots } from './pictures/shots.ts';
import { readIndex } from './published/entries.ts';

const report = 'pictures-report';
const repository = repositoryAt('.');

/** Compares the working tree with a commit and returns the exit code. */
async function testPictures({ base, only, light, behaviours }: PictureOptions): Promise<number> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const commit = repository.baseCommit(base);
  const head = repository.describe(commit);
  console.log(`Before: ${head}`);
  const folder = mkdtempSync(join(tmpdir(), 'blume-storybooks-'));
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  try {
    const worktree = repository.addWorktree(commit);
    await buildForPictures(before, worktree.folder).finally(worktree.remove);
    await buildForPictures(after);
    console.log(`Both Storybooks are built after ${seconds()} s.`);
    const album = await comparePictures({
      before,
      after,
      words: only,
      reached: null,
      light,
      behaviours,
      folder: report,
      onProgress: showProgress,
    });
    const everything = { words: [], reached: null, behaviours };
    const stories = planShots(readIndex(before), readIndex(after), everything).length;
    writeFileSync(join(report, 'index.html'), reportPage(album, { base: head, taken: album.taken, stories }));
    for (const change of album.changes) console.log(lineOf(change));
    for (const { story, problems } of album.failures) {
      console.log(
        [`not photographed: ${story.title} / ${story.name} (${story.id})`, ...problems].join('\n    '),
      );
    }
    console.log(`${album.taken} of ${stories} stories photographed in ${seconds()} s: ${summary(album)}`);
    console.log(`Report: ${pathToFileURL(resolve(report, 'index.html'))}`);
    return album.failures.length > 0 ? 2 : album.changes.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await testPictures(readPictureOptions(process.argv.slice(2)));
} catch (error) {
  // A Storybook that cannot be built has no pictures either.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
