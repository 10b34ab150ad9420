import styled from 'styled-components';
import { FilterChips } from '#src/components/FilterChips/FilterChips.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import type { UnknownChoice } from '#src/features/shared/list/describe/choices.ts';
import type { ListFilter, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { filterTypeOf } from '#src/features/shared/list/describe/filterTypes.tsx';
import type { ListState } from '#src/features/shared/list/state/listState.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { clamp } from '#src/lib/text.ts';

/** The chips of a filter, each with what the filter has without it: one for each choice, else one for its value. */
export function chipsOf<Row>(filter: ListFilter<Row>, value: ParamValue, rows: readonly Row[]) {
  const texts = textsOf(value).filter((text) => text.trim() !== '');
  return filterTypeOf(filter)
    .chips(texts, rows)
    .map((text, index) => ({
      text,
      without: filter.type === 'choice' ? texts.filter((_, i) => i !== index) : '',
    }));
}

export interface SetFiltersProps<Row>
  extends Pick<ListState<Row, ListFilters<Row>, never>['filters'], 'values' | 'tooLong' | 'onFilter'> {
  filters: ListFilters<Row>;
  /** What is said of values that are no choice of their filters. */
  unknown: readonly UnknownChoice[];
  /** Name of the saved view that is shown; null for none. */
  view: string | null;
  /** Clears search and filters; null where the table has a button for it. */
  onClear: (() => void) | null;
  /** All rows that the list has, for the names of records. */
  rows: readonly Row[];
}

/** A chip for each value of the filters that are set. Give it those that have no control in sight. */
export function SetFilters<Row>({
  filters,
  values,
  unknown,
  view,
  tooLong,
  onFilter,
  onClear,
  rows,
}: SetFiltersProps<Row>) {
  const chips = Object.entries(filters).flatMap(([name, filter]) =>
    chipsOf(filter, values[name] ?? '', rows).map(({ text, without }) => ({
      id: filter.type === 'choice' ? `${name} ${text}` : name,
      label: filter.label,
      text,
      onRemove: () => onFilter(name, without),
    })),
  );
  return (
    <>
      <FilterChips chips={chips} onClear={onClear ?? undefined} />
      {tooLong ? (
        <Row>
          <Note intent="info">Too many to be in a link: kept in this tab</Note>
        </Row>
      ) : null}
      {unknown.length > 0 ? (
        <Row>
          <Note intent="warning">{unknownText(unknown, view)}</Note>
        </Row>
      ) : null}
    </>
  );
}

const Row = styled.div`
  flex: 1 0 100%;
`;

/** Letters of a value in the sentence. */
const LONGEST = 60;

/** What a link or a view names that is not there, and how it is mended. */
export function unknownText(unknown: readonly UnknownChoice[], view: string | null): string {
  const named = unknown.map(({ label, text }) => `${label} “${clamp(text, LONGEST)}”`).join(', ');
  const mend = view ? `, and save the view under the name “${view}” again` : '';
  return `${view ? `The view “${view}”` : 'This list'} is filtered by what is not there, or was deleted: ${named}. Choose something else${mend}.`;
}
