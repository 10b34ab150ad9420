import { Popover } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import styled, { css } from 'styled-components';
import { formatDateTime } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/values/day.ts';
import { shownDate } from '../DateTime/shownDates.ts';
import { sheet } from '../Menu/menuStyle.ts';
import { icon, theme } from '../theme/theme.ts';
import { closeFor, closeToButton, type OpenPopup } from '../usePopup.ts';

/** The look of react-day-picker, by the classes that it gives its parts. */
const calendarStyle = css`
  position: relative;
  padding: ${theme.space[3]};
  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    block-size: 32px;
    padding-inline-start: ${theme.space[2]};
    font: ${theme.font.section} ${theme.font.family};
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 40px;
    display: flex;
  }
  > [data-close] {
    position: absolute;
    inset-block-start: ${theme.space[3]};
    inset-inline-end: ${theme.space[3]};
    color: ${theme.text.muted};
    > svg {
      ${icon[16]}
    }
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 32px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  button:hover:not(:disabled) {
    background: ${theme.surface.hover};
  }
  button:disabled {
    color: ${theme.text.disabled};
    cursor: not-allowed;
  }
  .rdp-nav svg {
    ${icon[16]}
    fill: ${theme.text.muted};
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    padding-block: ${theme.space[1]};
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  .rdp-day {
    padding: 0;
  }
  .rdp-outside {
    color: ${theme.text.muted};
  }
  .rdp-today button {
    color: ${theme.primary.text};
    font-weight: 600;
  }
  .rdp-selected button,
  .rdp-selected button:hover {
    background: ${theme.primary.solid};
    color: ${theme.text.onSolid};
  }
`;

export interface CalendarProps extends OpenPopup {
  /** The chosen day, if there is one. */
  day: Day | null;
  /** The first day that can be chosen. */
  min: Day | null;
  onDay: (day: string) => void;
}

const Sheet = styled(Popover.Popup)`
  ${sheet}
  ${calendarStyle}
`;

const Above = styled(Popover.Positioner)`
  z-index: ${theme.layer.popup};
`;

const monthOf = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const weekdayOf = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });

/** The name of a day begins with its number, which is what the button shows: `21 November 2026, Saturday, selected`. */
function labelDayButton(date: Date, { today, selected }: Modifiers): string {
  const name = `${date.getDate()} ${monthOf.format(date)}, ${weekdayOf.format(date)}`;
  return [name, today ? 'today' : '', selected ? 'selected' : ''].filter(Boolean).join(', ');
}

/** The date by which react-day-picker knows a day: its beginning in the computer's zone. */
const cellOf = (day: string) => new Date(`${day}T00:00`);

/** A month to choose a day from, with the keys of the date picker of the ARIA Authoring Practices; open while mounted. */
export function Calendar({ day, min, onDay, ...popup }: CalendarProps) {
  const chosen = day === null ? undefined : cellOf(day);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open modal="trap-focus" onOpenChange={closeFor(popup)}>
      <Popover.Portal>
        <Above anchor={popup.anchor} align="end" sideOffset={6} collisionPadding={8}>
          <Sheet
            ref={sheet}
            aria-label="Calendar"
            // Not `autoFocus` of DayPicker: it comes before the sheet has its height, so that the day is not scrolled to.
            initialFocus={() => sheet.current?.querySelector<HTMLElement>('.rdp-day [tabindex="0"]') ?? true}
            finalFocus={() => popup.anchor}
          >
            <DayPicker
              mode="single"
              weekStartsOn={1}
              showOutsideDays
              labels={{ labelDayButton }}
              today={cellOf(shownDate(Date.now()) ?? '')}
              selected={chosen}
              {...(chosen ? { defaultMonth: chosen } : {})}
              {...(min === null ? {} : { disabled: { before: cellOf(min) } })}
              onSelect={(_, pressed) => {
                onDay(formatDateTime(pressed.getTime(), '')?.slice(0, 10) ?? '');
                closeToButton(popup);
              }}
            />
            {/* With it Base UI holds the focus inside. */}
            <Popover.Close data-close="" aria-label="Close">
              <X aria-hidden="true" />
            </Popover.Close>
          </Sheet>
        </Above>
      </Popover.Portal>
    </Popover.Root>
  );
}
