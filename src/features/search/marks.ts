import { matchRanges } from '#src/lib/fold.ts';
import { numberRange, searchedNumber } from '#src/lib/numberSearch.ts';
import { wordsOf } from './searchHits.ts';

/** A piece of a text, and whether the search found it. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** The ranges of a text that the search found, in order and apart from each other. */
function foundIn(text: string, search: string): readonly (readonly [number, number])[] {
  const digits = searchedNumber(search);
  const number = digits === null ? null : numberRange(text, digits);
  const words = digits === null ? wordsOf(search) : [search.trim()];
  const ranges = [...words.flatMap((word) => matchRanges(text, word)), ...(number ? [number] : [])];
  const apart: [number, number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}

/** A text in pieces, those that the search found apart. */
export function piecesOf(text: string, search: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of foundIn(text, search)) {
    if (start > at) pieces.push({ text: text.slice(at, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}
