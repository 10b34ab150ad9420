import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { type Entry, type StoryIndex, shares, shownEntries } from './published/entries.ts';
import { serveFolder } from './published/site.ts';
import { faults, type Seen } from './published/verdict.ts';
import { visitAll } from './published/visitor.ts';
import { run } from './run.ts';

const folder = 'storybook-static';
const minute = 60_000;

/**
 * Builds the Storybook and looks at every story and docs page of it, as a person with a plain browser does.
 * `--built` takes what was built before; a word visits only what has it in its id.
 */
async function testPublished(words: readonly string[], built: boolean): Promise<number> {
  const begin = performance.now();
  if (!built) {
    const { status, output } = await run(['storybook', 'build', '-o', folder], { limit: 10 * minute });
    if (status !== 0) throw new Error(`The Storybook could not be built.\n${output}`);
  }
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as StoryIndex;
  const entries = shownEntries(index, words);
  if (entries.length === 0) throw new Error('There is nothing to visit.');

  const site = await serveFolder(folder);
  const browser = await chromium.launch(launchOptions());
  const failed: string[] = [];
  const tell = ({ id, title, name }: Entry, seen: Seen) => {
    const lines = faults(seen);
    if (lines.length > 0) failed.push([`${title} / ${name} (${id})`, ...lines].join('\n    '));
  };
  try {
    await Promise.all(shares(entries, 2).map((share) => visitAll(browser, site.address, share, tell)));
  } finally {
    await browser.close();
    await site.close();
  }
  for (const story of failed) console.log(story);
  console.log(`in ${Math.round((performance.now() - begin) / 1000)} s`);
  console.log(`${entries.length - failed.length} passed, ${failed.length} failed`);
  return failed.length;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((word) => word.startsWith('-') && word !== '--built');
if (unknown.length > 0) throw new Error(`There is no option ${unknown.join(', ')}: choose --built or none.`);
const failures = await testPublished(
  asked.filter((word) => word !== '--built'),
  asked.includes('--built'),
);
process.exitCode = failures === 0 ? 0 : 1;
