import { memo, useEffect } from 'react';
import styled from 'styled-components';
import { FilterMenu } from '#src/components/FilterMenu/FilterMenu.tsx';
import { announceCode } from '#src/components/loadAhead.ts';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { media } from '#src/components/theme/theme.ts';
import { lazyPart } from '#src/features/shared/lazyDialog.tsx';
import { labelOf, offered, recordChoices } from '#src/features/shared/list/describe/choices.ts';
import { datePresets, dateText, isEmpty } from '#src/features/shared/list/describe/dateRange.ts';
import type { DateFilter, ListFilter } from '#src/features/shared/list/describe/filters.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';

/** As wide as its placeholder, so that the four of Audit Logs share a row. */
const Short = styled.div`
  inline-size: clamp(116px, calc(var(--letters) * 0.9ch + 26px), 172px);
  ${media.narrow} {
    inline-size: 100%;
  }
`;

// Loaded apart, because few lists have such a filter.
const DateRange = lazyPart(async () => (await import('./DateRange.tsx')).DateRange, toastLoadError);

export interface FilterControlProps<Row> {
  name: string;
  filter: ListFilter<Row>;
  value: ParamValue;
  /** All rows, for choices that they decide. */
  rows: readonly Row[];
  onFilter: (name: string, value: ParamValue) => void;
}

function Control<Row>({ name, filter, value, rows, onFilter }: FilterControlProps<Row>) {
  const { label } = filter;
  const texts = textsOf(value);
  const [text = ''] = texts;
  switch (filter.kind) {
    case 'choice': {
      const { of, choices } = filter;
      return (
        <FilterMenu
          label={label}
          values={texts}
          shown={texts.map((each) => labelOf(choices, each))}
          choices={choices === null ? () => recordChoices(of, rows) : offered(choices)}
          onValues={(values) => onFilter(name, values)}
          single={filter.single}
          onOpen={filter.onOpen}
        />
      );
    }
    case 'text':
      return (
        <Short style={{ '--letters': filter.placeholder.length }}>
          <TextInput
            aria-label={label}
            placeholder={filter.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onValueChange={(next) => onFilter(name, next)}
          />
        </Short>
      );
    case 'reference':
      return null;
    case 'dates':
      return <DateControl filter={filter} value={text} onValue={(next) => onFilter(name, next)} />;
  }
}

/** The control of one filter. A letter in the search does not render it again. */
export const FilterControl = memo(Control) as typeof Control;

interface DateControlProps {
  filter: DateFilter<never>;
  value: string;
  onValue: (value: string) => void;
}

/** Named ranges, and the two days of another one. */
function DateControl({ filter, value, onValue }: DateControlProps) {
  const values = value === '' ? [] : [value];
  useEffect(() => announceCode(DateRange), []);
  return (
    <FilterMenu
      label={filter.label}
      values={values}
      shown={values.map(dateText)}
      choices={filter.emptyable ? [...datePresets, isEmpty] : datePresets}
      onValues={([next = '']) => onValue(next)}
      single
      more={<DateRange label={filter.label} value={value} onValue={onValue} />}
    />
  );
}
