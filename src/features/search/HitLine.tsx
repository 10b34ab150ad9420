import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { matchRanges } from '#src/lib/foldText.ts';
import { numberRange, searchedNumber } from '#src/lib/numberSearch.ts';
import { Keys } from './SearchPalette.styles.ts';
import { type SearchHit, wordsOf } from './searchHits.ts';

/** A piece of a text, and whether the search found it. */
interface Piece {
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

/** What is beside the label: the company and why it was found, or what distinguishes it. */
function hintOf({ hint, company, reason }: SearchHit): string {
  return reason === undefined ? hint : [company, reason].filter(Boolean).join(' · ');
}

function Marked({ text, search }: { text: string; search: string }) {
  let at = 0;
  return piecesOf(text, search).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.found ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}

/**
 * The inside of a hit: its icon, its label and what distinguishes it with the searched text marked, plan and status, its keys.
 * The marked texts are new elements for each search, because React cannot remove single texts that the translation of a
 * browser has moved.
 */
export function HitLine({ hit, search }: { hit: SearchHit; search: string }) {
  const { icon: Icon, terms = '' } = hit;
  return (
    <>
      <Icon aria-hidden />
      <span key={search}>
        <Marked text={hit.label} search={search} />
      </span>
      <small key={`beside ${search} ${hintOf(hit)}`}>
        <Marked text={hintOf(hit)} search={search} />
      </small>
      {terms === '' ? null : <b key={`terms ${search}`}>{terms}</b>}
      {hit.keys ? (
        <Keys aria-hidden data-modified={hit.keys.some((key) => key.length > 1 || key === '⌘') || undefined}>
          {hit.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Keys>
      ) : null}
    </>
  );
}
