import { useState } from 'react';
import styled from 'styled-components';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { day } from '#src/lib/values/day.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { isRange, rangeEnds, toRange } from './dateRange.ts';

export interface DateRangeFieldsProps {
  label: string;
  /** Two ends as in `rangeEnds`; another value is shown as no range. */
  value: string;
  onValue: (value: string) => void;
}

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: baseline;
  gap: ${theme.space[1]};
  color: ${theme.text.muted};
  > div {
    inline-size: 140px;
  }
  /* One below the other: a day and the button of its calendar need more than half of a phone. */
  ${media.narrow} {
    flex-direction: column;
    align-items: stretch;
    > div {
      inline-size: 200px;
    }
    > span {
      display: none;
    }
  }
`;

interface EndFieldProps {
  label: string;
  /** The end as a day, or empty. */
  day: string;
  min?: string;
  onDay: (day: string) => void;
}

/** An end of a range: the typed text, while it means the day that is set. A text that is no day sets none. */
function EndField({ label, day: end, min = '', onDay }: EndFieldProps) {
  const [typed, setTyped] = useState('');
  const meant = (text: string) => meaningOf(day, text) ?? '';
  return (
    <DateField
      aria-label={label}
      min={min}
      value={meant(typed) === end ? typed || end : end}
      onValueChange={(text) => {
        setTyped(text);
        onDay(meant(text));
      }}
    />
  );
}

/** The range of a filter by date: its first and its last day. */
export function DateRangeFields({ label, value, onValue }: DateRangeFieldsProps) {
  const { from, to } = rangeEnds(isRange(value) ? value : '');
  return (
    <Root>
      <EndField label={`${label} from`} day={from} onDay={(next) => onValue(toRange(next, to))} />
      <span aria-hidden="true">–</span>
      <EndField label={`${label} to`} day={to} min={from} onDay={(next) => onValue(toRange(from, next))} />
    </Root>
  );
}
