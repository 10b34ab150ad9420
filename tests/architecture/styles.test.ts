import { expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { dynamicStyles } from './styleTemplates.ts';

/** Brand colours, which are data (spec section 9). */
const data = /#(3B82F6|0EA5E9)\b/gi;

const colour =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w/-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\(|(?:color|background|fill|stroke|border|outline|shadow)[\w-]*:[^;`]*\b(?:white|black|gr[ae]y|red|green|blue|orange|yellow|purple|silver|navy)\b/gi;

const physical =
  /(?:margin|padding|border|inset|scroll-(?:margin|padding))-(?:left|right|top|bottom)\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:^|[;{\s])(?:left|right)\s*:\s*[^;]+;|text-align\s*:\s*(?:left|right)|float\s*:\s*(?:left|right)/gm;

/** A z-index that is not a layer of the theme, in a style template or a style object. */
const stacking = /z-index\s*:(?!\s*\$\{theme\.layer\.\w+\})[^;]*|zIndex\s*:(?!\s*theme\.layer\.\w+\b)[^,}]*/g;

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([match]) => match.trim());
}

/** The text without comments and brand colours, which may contain colours. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(data, '');
}

const sources = sourcesOf('src').map(({ path, text }) => ({ path, text: withoutComments(text) }));
const outsideTheme = sources.filter(({ path }) => !path.startsWith('src/components/theme/'));
/** The style templates of each file, without the code around them. */
const styled = sources
  .filter(({ text }) => text.includes("from 'styled-components'"))
  .map(({ path, text }) => ({ path, text: found(text, /`[^`]*`/g).join('\n') }));

it.each([
  ['a colour', colour, 'color: #1a2b3c;'],
  ['a named colour', colour, 'background: white;'],
  ['a function of colours', colour, 'fill: rgb(1 2 3);'],
  ['a z-index', stacking, 'z-index: 10;'],
  ['a z-index of an object', stacking, '{ zIndex: 10 }'],
  ['a physical property', physical, 'margin-left: 1px;'],
  ['a physical place', physical, '; left: 0;'],
])('finds %s', (_, pattern, text) => {
  expect(found(text, pattern)).toHaveLength(1);
});

it('finds data in a style template', () => {
  const text = 'const A = styled.p({ color: ({ c }) => c });';
  expect(dynamicStyles('a.tsx', text)).toEqual(['{ color: ({ c }) => c }']);
});

it('has no colour literal outside the theme', () => {
  const breaches = outsideTheme.flatMap(({ path, text }) =>
    found(text, colour).map((what) => `${path}: ${what}`),
  );
  expect(breaches).toEqual([]);
});

it('uses only the layers of the theme for z-index', () => {
  const breaches = outsideTheme.flatMap(({ path, text }) =>
    found(text, stacking).map((what) => `${path}: ${what}`),
  );
  expect(breaches).toEqual([]);
});

it('uses logical properties', () => {
  const breaches = styled.flatMap(({ path, text }) =>
    found(text, physical).map((what) => `${path}: ${what}`),
  );
  expect(breaches).toEqual([]);
});

it('has only static style templates, so that no data enters them', () => {
  const breaches = sourcesOf('src')
    .filter(({ text }) => text.includes('styled-components'))
    .flatMap(({ path, text }) => dynamicStyles(path, text).map((what) => `${path}: ${what}`));
  expect(breaches).toEqual([]);
});
