import { TIME_MESSAGE, toTime } from '#src/lib/typedDates.ts';
import { ParsedInput, type ParsedInputProps } from './ParsedInput.tsx';

/** A time of day, typed as `HH:mm`. */
export function TimeField(props: Omit<ParsedInputProps, 'parse' | 'problem'>) {
  return <ParsedInput placeholder="HH:mm" maxLength={5} {...props} parse={toTime} problem={TIME_MESSAGE} />;
}
