import type { ReactNode } from 'react';
import { foldText } from '#src/lib/foldText.ts';
import type { Option } from '#src/lib/options.ts';
import { text } from '#src/lib/values/text.ts';

/** A choice of a filter, with the number of records that have it where that is known. */
export interface FilterChoice extends Option {
  readonly count?: number | undefined;
}

/** What the button of a filter hands to its open list. */
export interface FilterListProps {
  /** The name of the filter; the button's name begins with it. */
  label: string;
  /** The chosen values; none for all. */
  values: readonly string[];
  /** The choices after `All`; they may get counts while the menu is open. A function is called when it opens. */
  choices: readonly FilterChoice[] | (() => readonly FilterChoice[]);
  /** Called with all values after a press. */
  onValues: (values: readonly string[]) => void;
  /** Only one choice can be set: the menu has no boxes. */
  single?: boolean | undefined;
  /** Controls below the choices, such as those of a range. */
  more?: ReactNode;
}

/** Menus with at least so many choices have a search. */
export const SEARCHED_FROM = 8;

/** The choice that clears the filter. */
const all: FilterChoice = { value: '', label: 'All' };

/** The rows of the list: `All` and the choices, or those whose label contains the search, ignoring case and accents. */
export function listedChoices(choices: readonly FilterChoice[], search: string): readonly FilterChoice[] {
  const wanted = text.plain(search);
  return wanted === ''
    ? [all, ...choices]
    : choices.filter(({ label }) => text.plain(label).includes(wanted));
}

/** The values with one added, or removed if they have it; none for `All`. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  if (value === '') return [];
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** The index of the row to start at: the first chosen one, else `All`. */
export function startIndex(listed: readonly FilterChoice[], values: readonly string[]): number {
  return Math.max(
    0,
    listed.findIndex(({ value }) => values.includes(value)),
  );
}

/** The index of the next row after `from` whose label begins with the letter, else the first one; `from` if there is none. */
export function typedIndex(listed: readonly FilterChoice[], from: number, letter: string): number {
  const wanted = foldText(letter);
  const found = listed.flatMap(({ label }, index) => (foldText(label).startsWith(wanted) ? [index] : []));
  return found.find((index) => index > from) ?? found[0] ?? from;
}
