import { CalendarDays } from 'lucide-react';
import { use, useState } from 'react';
import { day } from '#src/lib/values/day.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { ControlButton } from '../Field/ControlButton.tsx';
import { FieldContext } from '../Field/useFieldControl.ts';
import { loadOnce } from '../loadOnce.ts';
import { usePopup } from '../usePopup.ts';
import { ValueInput, type ValueInputProps } from '../ValueInput/ValueInput.tsx';

export interface DateFieldProps extends Omit<ValueInputProps, 'kind' | 'min' | 'end'> {
  /** A calendar day without time and zone, `YYYY-MM-DD`; while it is typed, any text. */
  value: string;
  /** The first day that the calendar offers, as it is typed; any if it is no day. */
  min?: string;
}

const calendar = loadOnce(async () => (await import('./Calendar.tsx')).Calendar);

/** One day, typed as `YYYY-MM-DD` or chosen in the calendar that its button opens. */
export function DateField({ min = '', ...rest }: DateFieldProps) {
  const [failed, setFailed] = useState(false);
  const field = use(FieldContext);
  const { button, popup } = usePopup(calendar, {
    kind: 'dialog',
    onOpen: () => setFailed(false),
    onFail: () => setFailed(true),
  });
  const { value, onValueChange, 'aria-label': label = field?.label } = rest;
  return (
    <div>
      <ValueInput
        placeholder="YYYY-MM-DD"
        {...rest}
        kind={day}
        spellCheck={false}
        data-figures
        end={
          <ControlButton
            label={label ? `Open calendar ${label}` : 'Open calendar'}
            icon={<CalendarDays />}
            disabled={rest.disabled}
            {...button}
          />
        }
      />
      <span role="status">{failed ? 'The calendar could not be loaded: type the day.' : null}</span>
      {popup ? (
        <popup.Popup
          day={meaningOf(day, value)}
          min={meaningOf(day, min)}
          onDay={onValueChange}
          {...popup.opened}
        />
      ) : null}
    </div>
  );
}
