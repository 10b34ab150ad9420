import { useState } from 'react';
import styled from 'styled-components';
import { Select } from '#src/components/Select/Select.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { DateRange } from '#src/features/shared/list/head/DateRange.tsx';
import { isReversed, type Period, parsePeriod } from './period.ts';

export interface PeriodFieldsProps {
  readonly period: Period;
  /** The periods to choose from. */
  readonly periods: readonly Period[];
  /** Gets a value that `parsePeriod` reads. */
  onPeriod: (value: string) => void;
}

const Days = styled.div`
  display: grid;
  gap: 5px;
  > p {
    color: ${theme.danger.text};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

/** The period by its name, or by its two days. */
export function PeriodFields({ period, periods, onPeriod }: PeriodFieldsProps) {
  // Days that are no period yet, typed over those of a period: another one takes their place.
  const [typed, setTyped] = useState<{ readonly over: string; readonly range: string } | null>(null);
  const range = typed?.over === period.value ? typed.range : `${period.from}..${period.to}`;
  const known = periods.some(({ value }) => value === period.value);

  function choose(value: string) {
    const whole = parsePeriod(value) !== null;
    setTyped(whole ? null : { over: period.value, range: value });
    if (whole) onPeriod(value);
  }

  return (
    <>
      <Select
        label="Period"
        inline
        value={period.value}
        options={(known ? periods : [period, ...periods]).map(({ value, label }) => ({ value, label }))}
        onValueChange={choose}
      />
      <Days>
        <DateRange label="Days" value={range} onValue={choose} />
        {isReversed(range) ? <p role="alert">The last day must not be before the first</p> : null}
      </Days>
    </>
  );
}
