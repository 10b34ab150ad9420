import type { FilterOption } from './description.ts';

/** The options that a filter offers. */
export function offered<Option extends FilterOption>(choices: readonly Option[]): readonly Option[] {
  return choices.filter(({ linkOnly }) => !linkOnly);
}

/**
 * The chosen values in a parameter's texts, in the order of the choices, so that equal choices give equal lists. Unknown
 * ones are left out; an option of links stands for the values that it matches.
 */
export function chosenIn(choices: readonly FilterOption[], texts: readonly string[]): readonly string[] {
  const wanted = new Set(
    texts.flatMap((text) => {
      const option = choices.find(({ value }) => value === text);
      return option?.linkOnly ? (option.matches ?? []) : [text];
    }),
  );
  const chosen = offered(choices).flatMap(({ value }) => (wanted.has(value) ? [value] : []));
  // The same list when nothing differs, so that a control with unchanged values is not rendered again.
  return chosen.length === texts.length && chosen.every((value, i) => value === texts[i]) ? texts : chosen;
}

/** The labels of chosen values. */
export function labelsOf(choices: readonly FilterOption[], values: readonly string[]): readonly string[] {
  return values.map((value) => choices.find((option) => option.value === value)?.label ?? value);
}
