import { cleanText } from '#src/lib/cleanText.ts';

/** What a text means: a value, or a sentence about one that has no meaning, or more than one. */
export type Read<Value> = { readonly value: Value } | { readonly problem: string };

/** A kind of values that people type and files contain. Nothing else reads their texts. */
export interface Kind<Value> {
  /** Reads any writing of a value. An empty text is none, but for a whole number. */
  readonly read: (text: string) => Read<Value>;
  /** The one writing of a value, which `read` reads as the same value. */
  readonly show: (value: Value) => string;
  /** Below 0 if `one` comes first in a list. */
  readonly compare: (one: Value, other: Value) => number;
  /** The text by which searches, filters and checks for duplicates compare the value. */
  readonly plain: (value: Value) => string;
}

/** A kind of values that are not known: that of some field. */
export interface SomeKind {
  readonly read: (text: string) => Read<unknown>;
  readonly show: (value: never) => string;
}

/** The value of a text; null if it has none. */
export function meaningOf<Value>(kind: Kind<Value>, text: string): Value | null {
  const read = kind.read(text);
  return 'value' in read ? read.value : null;
}

/** A text as it is kept: the one writing of its value; a text without a value stays, cleaned of what cannot be seen. */
export function kept(kind: SomeKind, text: string): string {
  const read = kind.read(text);
  // The kind shows what it has read.
  return 'value' in read ? kind.show(read.value as never) : cleanText(text);
}

/** What is said at the field of a text that has no value; null for one that has, and for an empty one. */
export function problemOf(kind: SomeKind, text: string): string | null {
  const read = cleanText(text) === '' ? null : kind.read(text);
  return read && 'problem' in read ? read.problem : null;
}

/** A kind whose values are texts, compared without case and accents; `clean` makes the one writing of a text. */
export function textKind(clean: (text: string) => string, plain: (text: string) => string): Kind<string> {
  return {
    read: (text) => ({ value: clean(text) }),
    show: (text) => text,
    compare: compareTexts,
    plain,
  };
}

let collator: Intl.Collator | undefined;

/** Builds the collator, which takes milliseconds: by the first sort, or before it while the page is idle. */
export function prepareSorting(): Intl.Collator {
  // English order: space, punctuation, digits, letters; accents and case decide only between equals.
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator;
}

/** Compares two texts for the order of a list, by the numbers in them: `Tower 2` comes before `Tower 10`. */
export function compareTexts(one: string, other: string): number {
  return prepareSorting().compare(one, other);
}
