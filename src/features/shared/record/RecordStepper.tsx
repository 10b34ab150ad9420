import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { theme } from '#src/components/theme/theme.ts';
import type { RecordSteps } from '#src/features/shared/list/state/recordSteps.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';

export interface RecordStepperProps extends RecordSteps {
  /** Kind of record, for the buttons' names: `ticket`. */
  noun: string;
  /** Name of the opened record, announced with its position after a step. */
  name: string;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  font-variant-numeric: tabular-nums;
  > p {
    margin-inline-start: ${theme.space[1]};
    white-space: nowrap;
  }
`;

/** Popups that handle keys themselves. */
const OVER = '[role="alertdialog"], [role="menu"]';

/** Buttons to the next and the previous record inside a dialog, with the keys `j` and `k`. */
export function RecordStepper({ noun, name, position, count, onPrevious, onNext }: RecordStepperProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = isShortcut(event, 'j') ? onNext : isShortcut(event, 'k') ? onPrevious : null;
    if (!step || document.querySelector(OVER)) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  // `aria-disabled` instead of `disabled`, so that the button keeps the focus at the last record.
  return (
    <Root>
      <IconButton
        label={`Previous ${noun}`}
        icon={<ChevronUp />}
        aria-keyshortcuts="k"
        aria-disabled={onPrevious === null}
        onClick={() => onPrevious?.()}
      />
      <IconButton
        label={`Next ${noun}`}
        icon={<ChevronDown />}
        aria-keyshortcuts="j"
        aria-disabled={onNext === null}
        onClick={() => onNext?.()}
      />
      <p role="status">
        <VisuallyHidden>{toShown(name)}: </VisuallyHidden>
        {position === null ? 'Not in the list' : `${formatNumber(position)} of ${formatNumber(count)}`}
      </p>
    </Root>
  );
}
