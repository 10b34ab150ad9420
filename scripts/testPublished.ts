import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { createAtlas } from './published/atlas.ts';
import { buildStorybook } from './published/build.ts';
import { type Entry, readIndex, shownEntries, splitForVisitors } from './published/entries.ts';
import { visitTabs } from './published/ownTabs.ts';
import { serveFolder } from './published/site.ts';
import { visitAll } from './published/visitor.ts';
import { problemsOf, type Visit } from './published/visitProblems.ts';

const folder = 'storybook-static';

/**
 * Builds the Storybook and visits every story and docs page in a plain browser, where it photographs the atlas.
 * `--built` takes the last build; a word visits only entries with it in their id.
 */
async function testPublished(words: readonly string[], built: boolean): Promise<number> {
  const startedAt = performance.now();
  if (!built) await buildStorybook(folder);
  const entries = shownEntries(readIndex(folder), words);
  if (entries.length === 0) throw new Error('There is nothing to visit.');

  const site = await serveFolder(folder);
  const browser = await chromium.launch(launchOptions());
  const failed = new Map<Entry, string[]>();
  const report = (entry: Entry, lines: readonly string[]) => {
    if (lines.length > 0) failed.set(entry, [...(failed.get(entry) ?? []), ...lines]);
  };
  const onVisit = (entry: Entry, visit: Visit) => report(entry, problemsOf(visit));
  const atlas = createAtlas(folder);
  try {
    const parts = splitForVisitors(entries, 2);
    await Promise.all(parts.map((part) => visitAll(browser, site.address, part, atlas, onVisit)));
    await visitTabs(browser, site.address, entries, report);
    atlas.write();
  } finally {
    await browser.close();
    await site.close();
  }
  for (const [{ id, title, name }, lines] of failed) {
    console.log([`${title} / ${name} (${id})`, ...lines].join('\n    '));
  }
  console.log(`in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  console.log(`${entries.length - failed.size} passed, ${failed.size} failed`);
  return failed.size;
}

const args = process.argv.slice(2);
const unknown = args.filter((word) => word.startsWith('-') && word !== '--built');
if (unknown.length > 0) throw new Error(`There is no option ${unknown.join(', ')}: choose --built or none.`);
const failures = await testPublished(
  args.filter((word) => word !== '--built'),
  args.includes('--built'),
);
process.exitCode = failures === 0 ? 0 : 1;
