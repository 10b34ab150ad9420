import { labelOf } from '#src/features/shared/list/describe/choices.ts';
import { dateText } from '#src/features/shared/list/describe/dateRange.ts';
import { referencesIn } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilter } from '#src/features/shared/list/describe/filters.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';

/** What a chip shows of a filter, and what the filter has without it. */
export interface SetValue {
  readonly text: string;
  readonly without: ParamValue;
}

/** The chips of a filter: one for each choice, else one for its value. */
export function chipsOf<Row>(
  filter: ListFilter<Row>,
  value: ParamValue,
  rows: readonly Row[],
): readonly SetValue[] {
  const values = textsOf(value);
  return textsIn(filter, value, rows).map((text, index) => ({
    text,
    without: filter.kind === 'choice' ? values.filter((_, i) => i !== index) : '',
  }));
}

/** The value of a filter in words, a text for each choice; none when it is not set. */
function textsIn<Row>(filter: ListFilter<Row>, value: ParamValue, rows: readonly Row[]): readonly string[] {
  const texts = textsOf(value).filter((text) => text.trim() !== '');
  switch (filter.kind) {
    case 'choice':
      return texts.map((text) => labelOf(filter.choices, text));
    case 'text':
      return texts;
    case 'dates':
      return texts.map(dateText);
    case 'reference': {
      // A record that no row names is named by its value.
      const names = texts
        .flatMap((text) => referencesIn(filter, text))
        .map((id) => {
          const row = rows.find((each) => filter.of(each) === id);
          return (row && filter.nameOf(row)) || id;
        });
      return names.length === 0 ? [] : [[...new Set(names)].join(', ')];
    }
  }
}
