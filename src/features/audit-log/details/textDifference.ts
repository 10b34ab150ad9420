import { diffWordsWithSpace } from 'diff';

/** A run of a text; `changed` where the other text has something else. */
export interface TextPart {
  readonly text: string;
  readonly changed: boolean;
}

/** Texts that differ in more words are marked as a whole: comparing them would take seconds. */
const MOST_EDITS = 150;

/** An unchanged run that is longer is shown by its ends. */
const LONGEST_RUN = 160;
const END = 60;

/** Two texts with the words marked that differ. */
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
