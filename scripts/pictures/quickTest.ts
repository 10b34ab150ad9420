import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comparePictures } from './album.ts';
import { buildForPictures } from './build.ts';
import { lineOf } from './changes.ts';

/** A component with props, whose descriptions this build leaves out. */
const story = 'components-badge--default';

const pixel =
  '<style>body::after { content: ""; position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; background: #f00 }</style>';

/** A copy of a built Storybook that shows one red pixel in the corner of every story. */
function copyWithPixel(storybook: string, copy: string): void {
  cpSync(storybook, copy, { recursive: true });
  const page = join(copy, 'iframe.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${pixel}</head>`));
}

/** Photographs the story in two Storybooks, and returns a line for each difference and each missing picture. */
async function differences(before: string, after: string, folder: string): Promise<readonly string[]> {
  const { changes, failures } = await comparePictures({
    before,
    after,
    words: [story],
    reached: null,
    light: false,
    folder,
    onProgress: () => undefined,
  });
  return [
    ...changes.map(lineOf),
    ...failures.map(({ problems }) => `not photographed: ${problems.join('; ')}`),
  ];
}

/**
 * Tests in seconds that the pictures can be taken: the Storybook of the working tree is built as for a comparison, and
 * one story is photographed in both themes. Against itself it reports nothing, and one planted pixel is found in each
 * theme. Prints a line for each, and returns the number of failures.
 */
export async function quickTest(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'blume-quick-'));
  const [before, after, report] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'report')];
  let failed = 0;
  const expectLines = (name: string, found: readonly string[], expected: readonly string[]) => {
    const passed = found.join('\n') === expected.join('\n');
    console.log([`${passed ? 'passed' : 'failed'}  ${name}`, ...(passed ? [] : found)].join('\n    '));
    failed += Number(!passed);
  };
  try {
    await buildForPictures(before);
    expectLines('the same story twice', await differences(before, before, report), []);
    copyWithPixel(before, after);
    expectLines('one pixel in each theme', await differences(before, after, report), [
      `changed  Components/Badge / Default (${story}): light 1 px, dark 1 px`,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return failed;
}
