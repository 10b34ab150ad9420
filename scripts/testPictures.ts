import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { comparePictures } from './pictures/album.ts';
import { lineOf } from './pictures/changes.ts';
import { addWorktree, baseCommit, changedFiles, describeCommit } from './pictures/git.ts';
import { readPictureOptions } from './pictures/options.ts';
import { showProgress } from './pictures/progress.ts';
import { reachedStories, readStats } from './pictures/reach.ts';
import { reportPage, summary } from './pictures/report/page.ts';
import { buildStorybook } from './published/build.ts';
import { readIndex, shownEntries } from './published/entries.ts';

const report = 'pictures-report';

/** Builds the Storybook of a project without what only docs pages need, with the graph of its modules. */
function build(folder: string, project?: string): Promise<void> {
  const options = ['--test', '--stats-json', folder];
  return buildStorybook(folder, project === undefined ? { options } : { options, project });
}

async function testPictures(args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const { base, all, only, light } = readPictureOptions(args);
  const commit = baseCommit(base);
  const head = describeCommit(commit);
  console.log(`Before: ${head}`);
  const changed = changedFiles(commit);
  const folder = mkdtempSync(join(tmpdir(), 'blume-storybooks-'));
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  try {
    const worktree = addWorktree(commit);
    await build(before, worktree.folder).finally(worktree.remove);
    await build(after);
    console.log(`Both Storybooks are built after ${seconds()} s.`);
    const reached = all ? null : reachedStories([readStats(before), readStats(after)], changed);
    const album = await comparePictures({
      before,
      after,
      words: only,
      reached,
      light,
      folder: report,
      onProgress: showProgress,
    });
    const stories = shownEntries(readIndex(after)).length;
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
  process.exitCode = await testPictures(process.argv.slice(2));
} catch (error) {
  // A Storybook that cannot be built has no pictures either.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
