import { time } from '#src/lib/values/time.ts';
import { ValueInput, type ValueInputProps } from '../ValueInput/ValueInput.tsx';

/** A time of day, typed as `HH:mm`. */
export function TimeField(props: Omit<ValueInputProps, 'kind'>) {
  return <ValueInput placeholder="HH:mm" {...props} kind={time} spellCheck={false} data-figures />;
}
