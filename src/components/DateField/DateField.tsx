import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DAY_MESSAGE, toDay } from '#src/lib/typedDates.ts';
import { ControlButton } from '../Field/ControlButton.tsx';
import { loadOnce } from '../loadOnce.ts';
import { usePopup } from '../usePopup.ts';
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
  const [failed, setFailed] = useState(false);
  const { button, popup } = usePopup(calendar, {
    kind: 'dialog',
    onOpen: () => setFailed(false),
    onFail: () => setFailed(true),
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
          <ControlButton label="Open calendar" icon={<CalendarDays />} disabled={rest.disabled} {...button} />
        }
      />
      <span role="status">{failed ? 'The calendar could not be loaded: type the day.' : null}</span>
      {popup ? (
        <popup.Popup day={toDay(value) ?? ''} min={min} onDay={onValueChange} {...popup.opened} />
      ) : null}
    </div>
  );
}
