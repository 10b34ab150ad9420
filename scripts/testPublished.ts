import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { buildStorybook } from './published/build.ts';
import { type Entry, readIndex, shownEntries, splitForVisitors } from './published/entries.ts';
import { serveFolder } from './published/site.ts';
import { visitAll } from './published/visitor.ts';
import { problemsOf, type Visit } from './published/visitProblems.ts';

const folder = 'storybook-static';

/**
 * Builds the Storybook and visits every story and docs page in a plain browser. `--built` takes the last build; a word
 * visits only entries with it in their id.
 */
async function testPublished(words: readonly string[], built: boolean): Promise<number> {
  const startedAt = performance.now();
  if (!built) await buildStorybook(folder);
  const entries = shownEntries(readIndex(folder), words);
  if (entries.length === 0) throw new Error('There is nothing to visit.');

  const site = await serveFolder(folder);
  const browser = await chromium.launch(launchOptions());
  const failed: string[] = [];
  const onVisit = ({ id, title, name }: Entry, visit: Visit) => {
    const lines = problemsOf(visit);
    if (lines.length > 0) failed.push([`${title} / ${name} (${id})`, ...lines].join('\n    '));
  };
  try {
    const parts = splitForVisitors(entries, 2);
    await Promise.all(parts.map((part) => visitAll(browser, site.address, part, onVisit)));
  } finally {
    await browser.close();
    await site.close();
  }
  for (const story of failed) console.log(story);
  console.log(`in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  console.log(`${entries.length - failed.length} passed, ${failed.length} failed`);
  return failed.length;
}

const args = process.argv.slice(2);
const unknown = args.filter((word) => word.startsWith('-') && word !== '--built');
if (unknown.length > 0) throw new Error(`There is no option ${unknown.join(', ')}: choose --built or none.`);
const failures = await testPublished(
  args.filter((word) => word !== '--built'),
  args.includes('--built'),
);
process.exitCode = failures === 0 ? 0 : 1;
