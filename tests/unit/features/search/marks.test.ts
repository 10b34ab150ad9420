import { expect, it } from 'vitest';
import { foundIn } from '#src/features/search/HitLine.tsx';

/** The text with the found pieces in brackets. */
function marked(text: string, search: string): string {
  const found = foundIn(text, search);
  const isFound = (at: number) => found.some(([start, end]) => start <= at && at < end);
  return Array.from(text, (letter, at) => (isFound(at) ? `[${letter}]` : letter))
    .join('')
    .replaceAll('][', '');
}

it.each([
  ['Layla Haddad', 'had lay', '[Lay]la [Had]dad'],
  ['Łódź Homes', 'lodz', '[Łódź] Homes'],
  ['abcd', 'abc bcd', '[abcd]'],
  ['Phone +971 55 285 4205', '0552854205', 'Phone +971 [55 285 4205]'],
  ['Layla', '', 'Layla'],
  ['Layla', '   ', 'Layla'],
  ['a.b', '.', 'a[.]b'],
  ['', 'x', ''],
])('marks in %j the search %j', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
