import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { DAY_MESSAGE, toDay } from '#src/lib/typedDates.ts';
import { ControlButton } from '../Field/ControlButton.tsx';
import { loadOnce } from '../loadOnce.ts';
import { useLoaded } from '../useLoaded.ts';
import { ParsedInput, type ParsedInputProps } from './ParsedInput.tsx';

export interface DateFieldProps extends Omit<ParsedInputProps, 'parse' | 'problem' | 'min' | 'end'> {
  /** A calendar day without time and zone, `YYYY-MM-DD`; while it is typed, any text. */
  value: string;
  /** The first day that the calendar offers, `YYYY-MM-DD`; empty for any. */
  min?: string;
}

const calendar = loadOnce(async () => (await import('./Calendar.tsx')).Calendar);

/** One day, typed as `YYYY-MM-DD` or chosen in the calendar that its button opens. */
export function DateField({ min = '', ...rest }: DateFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const Calendar = useLoaded(calendar, open, () => {
    setOpen(false);
    setFailed(true);
  });
  const { value, onValueChange } = rest;
  return (
    <div>
      <ParsedInput
        placeholder="YYYY-MM-DD"
        maxLength={10}
        {...rest}
        parse={toDay}
        problem={DAY_MESSAGE}
        end={
          <ControlButton
            ref={button}
            label="Open calendar"
            icon={<CalendarDays />}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled}
            onClick={() => {
              setFailed(false);
              setOpen(!open);
            }}
          />
        }
      />
      <span role="status">{failed ? 'The calendar could not be loaded: type the day.' : null}</span>
      {Calendar ? (
        <Calendar
          button={button}
          day={toDay(value) ?? ''}
          min={min}
          onDay={onValueChange}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
