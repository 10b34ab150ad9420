import styled from 'styled-components';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface DateFieldProps extends Omit<TextInputProps, 'type' | 'min' | 'max' | 'start' | 'end'> {
  /** `YYYY-MM-DD`, or an empty string. Without time and zone: the day as it is written. */
  value: string;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string;
}

const Root = styled.div`
  min-inline-size: 0;
  input {
    font-variant-numeric: tabular-nums;
  }
  /* Engines draw a date with its own box; this keeps the height of its neighbours. */
  input::-webkit-date-and-time-value {
    text-align: start;
  }
  /* Black or white by scheme; so both come to the weight of the other icons. */
  input::-webkit-calendar-picker-indicator {
    opacity: 0.62;
  }
`;

/** One day. The browser's own field: it knows the person's order of day and month, and their keyboard. */
export function DateField({ max = '9999-12-31', ...rest }: DateFieldProps) {
  return (
    <Root>
      <TextInput {...rest} type="date" max={max} />
    </Root>
  );
}
