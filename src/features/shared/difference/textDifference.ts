import { diffWordsWithSpace } from 'diff';

/** A part of a text; `changed` if it differs from the other text. */
export interface TextPart {
  readonly text: string;
  readonly changed: boolean;
}

/** Texts with more differing words are marked whole, because comparing them would take seconds. */
const MOST_EDITS = 150;

/** A longer unchanged part is shortened to its two ends. */
const LONGEST_RUN = 160;
const END = 60;

/** The parts of two texts, with differing words marked. */
export function textDifference(
  before: string,
  after: string,
): { readonly before: readonly TextPart[]; readonly after: readonly TextPart[] } {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  if (!parts) {
    return { before: [{ text: before, changed: true }], after: [{ text: after, changed: true }] };
  }
  const side = (not: 'added' | 'removed') =>
    parts
      .filter((part) => !part[not])
      .map(({ value, added, removed }) =>
        added || removed ? { text: value, changed: true } : { text: fold(value), changed: false },
      );
  return { before: side('added'), after: side('removed') };
}

function fold(text: string): string {
  return text.length <= LONGEST_RUN ? text : `${text.slice(0, END)} … ${text.slice(-END)}`;
}
