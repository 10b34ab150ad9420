import { describe, expect, it } from 'vitest';
import { sourcesOf } from '#scripts/reach/sources.ts';
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

describe('the checks find violations', () => {
  it.each([
    'color: #fff;',
    'background: #12345678',
    'rgb(0 0 0)',
    'border: 1px solid black;',
    'oklch(0 0 0)',
  ])('a colour: %s', (text) => expect(found(text, colour)).toHaveLength(1));
  it.each(["'#src/lib/dates.ts'", 'href="#main"', 'color: var(--x)', 'whitespace: black'])(
    'no colour: %s',
    (text) => expect(found(text, colour)).toEqual([]),
  );
  it.each(['margin-left: 4px', '  right: 0;', 'text-align: left', 'border-top-left-radius: 1px'])(
    'a physical direction: %s',
    (text) => expect(found(text, physical)).toHaveLength(1),
  );
  it.each(['margin-inline-start: 4px', 'text-align: start', 'inset-inline-end: 0;', "align: 'left',"])(
    'no physical direction: %s',
    (text) => expect(found(text, physical)).toEqual([]),
  );
  it.each(['z-index: 40;', 'z-index: -1;', 'z-index: @{layer};', 'zIndex: 40,', "{ zIndex: '40' }"])(
    'a z-index outside of the theme: %s',
    (text) => expect(found(text.replaceAll('@', '$'), stacking)).toHaveLength(1),
  );
  it.each(['z-index: @{theme.layer.popup};', '{ zIndex: theme.layer.popup }'])(
    'no z-index outside of the theme: %s',
    (text) => expect(found(text.replaceAll('@', '$'), stacking)).toEqual([]),
  );
  // `@` replaces the dollar sign, which lint forbids before a brace in a plain string.
  it.each([
    ['props by name', 'styled.div`color: @{(props) => props.$c};`'],
    ['props by a letter', 'styled.div<{ $c: string }>`color: @{(p) => p.$c};`'],
    ['a letter without parentheses', 'styled.div`color: @{p => p.$c};`'],
    ['typed props', 'styled.div`color: @{(p: { $c: string }) => p.$c};`'],
    ['destructured props', 'styled.div`color: @{({ $c }) => $c};`'],
    ['a function expression', 'styled.div`color: @{function (p) { return p.$c; }};`'],
    ['a function in a conditional', 'styled.div`color: @{x ? (p) => p.$c : theme.text.base};`'],
    ['a component', 'styled(Link)`color: @{(p) => p.$c};`'],
    ['attrs before it', 'styled.div.attrs({ a: 1 })`color: @{(p) => p.$c};`'],
    ['a template within a template', 'styled.div`@{css`color: @{(p) => p.$c};`}`'],
    ['a shared style', 'css`color: @{(p) => p.$c};`'],
    ['a global style', 'createGlobalStyle`a { color: @{(p) => p.$c}; }`'],
    ['an object', 'styled.div((p) => ({ color: p.$c }))'],
    ['a reference to a function', 'styled.div`color: @{pick};`', 'const pick = (p: { $c: string }) => p.$c;'],
    ['a parameter', 'null', 'const look = (colour: string) => css`color: @{colour};`;'],
  ])('a dynamic style: %s', (_name, style, before = '') => {
    const source = `${before}\nexport const A = ${style};\n`;
    expect(dynamicStyles('example.tsx', source.replaceAll('@', '$')).length).toBeGreaterThan(0);
  });
  it.each([
    'styled.div`color: @{theme.text.base};`',
    'styled.div`@{controlFrame} inline-size: @{theme.layout.sidebar};`',
    'styled.div.attrs((p) => ({ role: p.$role }))`color: @{theme.text.base};`',
    'css`@{declarations(dark)}`',
    '[1, 2].map((n) => css`a:nth-child(@{n}) { margin: 0; }`)',
    '(name: string) => `no style: @{name}`',
  ])('no dynamic style: %s', (style) => {
    const source = `function declarations(of: object) { return ''; }\nexport const A = ${style};\n`;
    expect(dynamicStyles('example.tsx', source.replaceAll('@', '$'))).toEqual([]);
  });
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

it('uses logical properties, so that right to left needs no other stylesheet', () => {
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
