import { expect, it } from 'vitest';
import { type Source, sourcesOf } from '#scripts/sources.ts';

/** A block up to this line of it; the first group of a pattern is the indentation of the block. */
const blockTo = (line: string) => String.raw`\{\n(?:(?:\1  .*)?\n)*?\1  +${line}`;
const expectation = String.raw`(?:(?:await )?expect\(|${blockTo(String.raw`.*\bexpect\(`)})`;
const early = blockTo(String.raw`if \(.*\) return;`);

/** Ways in which a test passes without having looked. */
const ways = {
  'a play that does nothing': /play: (?:async )?\(.*\) => (?:undefined|\{\s*\})/g,
  'a return before the end': new RegExp(String.raw`^( *)(?:play: async |(?:it|test)\().*${early}`, 'gm'),
  'an expectation under a condition': new RegExp(
    String.raw`^( *)(?:\} else )?if \(.*\) ${expectation}`,
    'gm',
  ),
  'a loop that may be empty': new RegExp(String.raw`^( *)for \(const .* of (.*)\) ${expectation}`, 'gm'),
};

/**
 * Whether a loop cannot be empty: what it goes through is written out, imported, found by a query that throws when there
 * is nothing, or counted by an expectation before it in the same story or test.
 */
function isCounted(list: string, before: string): boolean {
  if (/^\[[^.\]]/.test(list) || /\.(?:get|find)AllBy/.test(list)) return true;
  const [name] = /\w+/.exec(list.replace(/^Object\.\w+|^await /, '')) ?? ['-'];
  const known = [String.raw`^import [^;]*\b${name}\b`, String.raw`\bconst ${name}\b.* = [[{](?!\.\.\.)`];
  const counted = String.raw`\bexpect\(${name}\b.*\.(?:toHaveLength|(?:not\.)?toEqual|toBe|toBeGreaterThan\w*)\(`;
  const own = before.split(/^(?=\S)/m).at(-1) ?? '';
  return new RegExp(known.join('|'), 'm').test(before) || new RegExp(counted).test(own);
}

function vacuous({ path, text }: Source): readonly string[] {
  return Object.entries(ways).flatMap(([way, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(({ index, 2: list }) => list === undefined || !isCounted(list, text.slice(0, index)))
      .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length} ${way}`),
  );
}

it.each([
  ['a play that does nothing', 'play: async () => {},'],
  ['a return before the end', 'play: async () => {\n  if (narrow) return;\n  expect(shown).toBe(1);\n},'],
  ['an expectation under a condition', 'if (shown) await expect(shown).toBeVisible();'],
  ['an expectation under a condition', 'if (shown) {\n  look();\n  expect(shown).toBe(1);\n}'],
  [
    'a loop that may be empty',
    "const rows = canvas.queryAllByRole('row');\nfor (const row of rows) expect(row).toBe(1);",
  ],
])('finds %s', (way, text) => {
  expect(vacuous({ path: 'it', text }).map((found) => found.slice(5))).toEqual([way]);
});

it('no story and no test passes by finding nothing', () => {
  const sources = [...sourcesOf('stories'), ...sourcesOf('tests')];
  expect(sources.filter(({ path }) => !path.endsWith('/assertions.test.ts')).flatMap(vacuous)).toEqual([]);
});
