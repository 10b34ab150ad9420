import styled from 'styled-components';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { media, theme } from '#src/components/theme/theme.ts';
import { isInstant, rangeEnds, toRange } from '#src/features/shared/list/describe/filterRows.ts';

export interface DateRangeProps {
  label: string;
  /** Two ends as in `rangeEnds`. */
  value: string;
  onValue: (value: string) => void;
}

const Root = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  > div {
    inline-size: 148px;
  }
  ${media.narrow} {
    grid-column: 1 / -1;
  }
`;

/** The control of a filter by date: its first and its last day. */
export function DateRange({ label, value, onValue }: DateRangeProps) {
  const { from, to } = rangeEnds(value);
  // A date field takes a day; for an instant it shows the day that lists show for it.
  const day = (end: string) => (isInstant(end) ? (shownDate(end) ?? end) : end);
  return (
    <Root>
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
    </Root>
  );
}
