import type { FilterChoice } from '#src/components/FilterMenu/choices.ts';
import { textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { compareTexts } from '#src/lib/values/kind.ts';
import type { ChoiceFilter, FilterOption } from './filters.ts';

/** The options that a filter offers. */
export function offered<Option extends FilterOption>(choices: readonly Option[]): readonly Option[] {
  return choices.filter(({ linkOnly }) => !linkOnly);
}

/**
 * The chosen values in a parameter's texts, in the order of the choices, so that equal choices give equal lists; then those
 * that are no choice, which no row has (product.md "Lists"). An option that only links have is replaced by the values that it
 * matches. Where the records decide the choices (`choices` is null), every text is a value.
 */
export function chosenIn(
  choices: readonly FilterOption[] | null,
  texts: readonly string[],
): readonly string[] {
  const chosen = choices === null ? anyOf(texts) : choicesAmong(choices, texts);
  // The same list when nothing differs, so that a control with unchanged values is not rendered again.
  return chosen.length === texts.length && chosen.every((value, i) => value === texts[i]) ? texts : chosen;
}

function anyOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text) => text.trim() !== ''))].toSorted();
}

function choicesAmong(choices: readonly FilterOption[], texts: readonly string[]): readonly string[] {
  const wanted = new Set(
    texts.flatMap((text) => {
      const option = choices.find(({ value }) => value === text);
      return option?.linkOnly ? (option.matches ?? []) : [text];
    }),
  );
  const known = offered(choices).flatMap(({ value }) => (wanted.has(value) ? [value] : []));
  return [...known, ...anyOf([...wanted].filter((text) => !known.includes(text)))];
}

/** A chosen value that is no choice of its filter. */
export interface UnknownChoice {
  /** The name of the filter. */
  readonly label: string;
  readonly text: string;
}

/** The chosen values that are no choice of the filter, such as one that was deleted. */
export function unknownIn(
  choices: readonly FilterOption[] | null,
  values: readonly string[],
): readonly string[] {
  if (choices === null) return [];
  return values.filter((text) => text.trim() !== '' && !choices.some(({ value }) => value === text));
}

/** The values that the rows have, in alphabetical order, each with its number of rows. */
export function recordChoices<Row>(
  of: ChoiceFilter<Row>['of'],
  rows: readonly Row[],
): readonly FilterChoice[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const text of new Set(textsOf(of(row) ?? []))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  counts.delete('');
  return [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .toSorted((one, other) => compareTexts(one.label, other.label));
}
