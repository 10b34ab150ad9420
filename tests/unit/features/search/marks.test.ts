import { expect, it } from 'vitest';
import { piecesOf } from '#src/features/search/HitLine.tsx';

/** The text with the found pieces in brackets. */
function marked(text: string, search: string): string {
  return piecesOf(text, search)
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');
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
