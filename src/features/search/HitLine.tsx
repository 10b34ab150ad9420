import { useRef } from 'react';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { rangesIn, useSearchMarks } from '#src/components/useSearchMarks.ts';
import { matchRanges } from '#src/lib/foldText.ts';
import { numberRange, searchedNumber } from '#src/lib/numberSearch.ts';
import { Keys } from './SearchPalette.styles.ts';
import { type SearchHit, wordsOf } from './searchHits.ts';

/** The ranges of a text that the search found, in order; they may overlap. */
export function foundIn(text: string, search: string): readonly (readonly [start: number, end: number])[] {
  const digits = searchedNumber(search);
  const number = digits === null ? null : numberRange(text, digits);
  const ranges = wordsOf(search).flatMap((word) => matchRanges(text, word));
  return [...ranges, ...(number ? [number] : [])].toSorted(([one], [other]) => one - other);
}

/** What is beside the label: why it was found, which is never cut, and the company; or what distinguishes it. */
function hintOf({ hint, company, reason }: SearchHit): string {
  return reason === undefined ? hint : [reason, company].filter(Boolean).join(' · ');
}

/** A text with the searched one marked. */
function Marked({ as: Text, text, search }: { as: 'span' | 'small'; text: string; search: string }) {
  const root = useRef<HTMLElement>(null);
  useSearchMarks(root, search, (element) =>
    rangesIn(element, ({ nodeValue }) => foundIn(nodeValue ?? '', search)),
  );
  return <Text ref={root}>{text}</Text>;
}

/** The inside of a hit: its icon, its label and what distinguishes it, plan and status, its keys. */
export function HitLine({ hit, search }: { hit: SearchHit; search: string }) {
  const { icon: Icon, terms = '' } = hit;
  return (
    <>
      <Icon aria-hidden />
      <Marked as="span" text={hit.label} search={search} />
      <Marked as="small" text={hintOf(hit)} search={search} />
      {terms === '' ? null : <b>{terms}</b>}
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
