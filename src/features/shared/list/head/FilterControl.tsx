import styled from 'styled-components';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import type { ListFilter } from '#src/features/shared/list/describe/description.ts';
import { rangeEnds, toRange } from '#src/features/shared/list/describe/filterRows.ts';

const Short = styled.div`
  inline-size: 172px;
  ${media.narrow} {
    inline-size: 100%;
  }
`;

const Range = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  ${media.narrow} {
    grid-column: 1 / -1;
  }
`;

const all = { value: '', label: 'All' };

export interface FilterControlProps {
  filter: ListFilter<never>;
  value: string;
  onValue: (value: string) => void;
}

/** The control of one filter. */
export function FilterControl({ filter, value, onValue }: FilterControlProps) {
  const { label } = filter;
  switch (filter.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          inline
          value={value}
          options={[all, ...filter.choices.filter((choice) => !choice.onlyWhenSet || choice.value === value)]}
          onValueChange={onValue}
        />
      );
    case 'text':
      return (
        <Short>
          <TextInput
            aria-label={label}
            placeholder={filter.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onValueChange={onValue}
          />
        </Short>
      );
    case 'dates': {
      const { from, to } = rangeEnds(value);
      // A date field takes a day; for an instant it shows the day of that instant.
      const day = (end: string) => end.slice(0, 10);
      return (
        <Range>
          <span aria-hidden="true">{label}</span>
          <DateField
            aria-label={`${label} from`}
            value={day(from)}
            onValueChange={(next) => onValue(toRange(next, to))}
          />
          <span aria-hidden="true">–</span>
          <DateField
            aria-label={`${label} to`}
            min={day(from)}
            value={day(to)}
            onValueChange={(next) => onValue(toRange(from, next))}
          />
        </Range>
      );
    }
  }
}
