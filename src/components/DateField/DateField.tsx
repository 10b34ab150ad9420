import styled from 'styled-components';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface DateFieldProps extends Omit<TextInputProps, 'type' | 'min' | 'max' | 'start' | 'end'> {
  /** A calendar day without time and zone, `YYYY-MM-DD`, or an empty string. */
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
  /* Browsers render a date in an inner box; this keeps the height of other inputs. */
  input::-webkit-date-and-time-value {
    text-align: start;
  }
  /* The indicator is black or white; this matches the colour of the other icons. */
  input::-webkit-calendar-picker-indicator {
    opacity: 0.62;
  }
`;

/** One day, in the browser's native field, which follows the user's locale and keyboard. */
export function DateField({ max = '9999-12-31', ...rest }: DateFieldProps) {
  return (
    <Root>
      <TextInput {...rest} type="date" max={max} />
    </Root>
  );
}
