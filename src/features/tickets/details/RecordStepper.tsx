import { ChevronDown, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import { theme } from '#src/components/theme/theme.ts';
import { stepKeys } from '#src/features/shared/commands/stepKeys.ts';
import { useCommandKeys } from '#src/features/shared/commands/useCommandKeys.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';

/** Position of the opened record in the filtered, sorted list, and steps to its neighbours. */
export interface RecordSteps {
  /** Counted from 1; null when the record was not in the list. */
  readonly position: number | null;
  /** Number of rows that matched when the first record was opened. */
  readonly count: number;
  /** Null at the first row. */
  readonly onPrevious: (() => void) | null;
  /** Null at the last row. */
  readonly onNext: (() => void) | null;
}

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
  /* Before the buttons, which stay under the pointer when its width changes. */
  margin-inline-start: auto;
  > p {
    margin-inline-end: ${theme.space[1]};
    white-space: nowrap;
  }
`;

/** Buttons to the next and the previous record inside a dialog, with the keys `j` and `k`; after the last one they say so. */
export function RecordStepper({ noun, name, position, count, onPrevious, onNext }: RecordStepperProps) {
  const next = onNext ?? (() => toast.info(`This is the last ${noun}`));
  const previous = onPrevious ?? (() => toast.info(`This is the first ${noun}`));
  useCommandKeys('dialog', stepKeys, (by) => (by > 0 ? next() : previous()));

  // `aria-disabled` instead of `disabled`, so that the button keeps the focus at the last record.
  return (
    <Root>
      <p role="status">
        <VisuallyHidden>{toShown(name)}: </VisuallyHidden>
        {position === null ? 'Not in the list' : `${formatNumber(position)} of ${formatNumber(count)}`}
      </p>
      <IconButton
        label={`Previous ${noun}`}
        icon={<ChevronUp />}
        aria-keyshortcuts="k"
        aria-disabled={onPrevious === null}
        onClick={() => previous()}
      />
      <IconButton
        label={`Next ${noun}`}
        icon={<ChevronDown />}
        aria-keyshortcuts="j"
        aria-disabled={onNext === null}
        onClick={() => next()}
      />
    </Root>
  );
}
