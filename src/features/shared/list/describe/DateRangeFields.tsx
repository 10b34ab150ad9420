import styled from 'styled-components';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
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
  ${media.narrow} {
    > div {
      inline-size: 148px;
    }
  }
`;

/** The range of a filter by date: its first and its last day. */
export function DateRangeFields({ label, value, onValue }: DateRangeFieldsProps) {
  const { from, to } = rangeEnds(isRange(value) ? value : '');
  return (
    <Root>
      <DateField
        aria-label={`${label} from`}
        value={from}
        onValueChange={(next) => onValue(toRange(next, to))}
      />
      <span aria-hidden="true">–</span>
      <DateField
        aria-label={`${label} to`}
        min={from}
        value={to}
        onValueChange={(next) => onValue(toRange(from, next))}
      />
    </Root>
  );
}
