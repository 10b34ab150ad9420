import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { useFocusOnLeave } from '#src/components/DataTable/focus/useFocusOnLeave.ts';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { formatNumber } from '#src/lib/text.ts';

interface BulkBarProps {
  /** How many rows are selected, in words. */
  selected: string;
  /** Rows that match now; 0 offers nothing more to select. */
  matching: number;
  onSelectAll: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** Without height of its own, between the rows and the foot: the bar floats over the rows, however high the foot is. */
const Root = styled.div`
  flex: none;
  position: relative;
  block-size: 0;
  z-index: ${theme.layer.bar};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  position: absolute;
  inset-block-end: 14px;
  inset-inline: 0;
  inline-size: fit-content;
  max-inline-size: calc(100% - 24px);
  margin-inline: auto;
  padding: 5px 6px 5px 14px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.float};
  font: ${theme.font.table} ${theme.font.family};
  &:dir(rtl) {
    padding: 5px 14px 5px 6px;
  }
  /* Of two lines at need, which the buttons' height has room for. */
  > strong {
    line-height: 18px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > :not(strong) {
    flex: none;
  }
  > [data-divider] {
    inline-size: 1px;
    block-size: 18px;
    margin: 0 8px;
    border: 0;
    background: ${theme.border.main};
  }
  ${media.narrow} {
    inset-block-end: 8px;
    row-gap: 0;
    padding-block: 1px;
    button {
      min-block-size: ${theme.layout.touch};
    }
  }
  ${media.small} {
    flex-wrap: wrap;
    /* The count and the way out, then a line of actions that begins where the count does. */
    > :last-child {
      margin-inline-start: auto;
    }
    > [data-divider] {
      order: 1;
      flex: 1 0 100%;
      block-size: 0;
      margin: 0;
    }
    > [data-divider] ~ :not(:last-child) {
      order: 1;
    }
    > [data-divider] + button {
      margin-inline-start: -11px;
    }
  }
`;

const barOf = (button: HTMLElement) => button.closest<HTMLElement>('[role="group"]');
const tableOf = (bar: HTMLElement) =>
  bar.closest('[data-status]')?.querySelector<HTMLElement>('[data-part="scroller"]');

/**
 * It goes when there is no more to select; who pressed it goes on in the bar. Not on the next button, where a
 * second Enter would press that one too.
 */
function SelectAll({ count, onSelectAll }: { count: number; onSelectAll: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnLeave(button, barOf);
  return (
    <Button ref={button} fill="quiet" size="small" onClick={() => onSelectAll()}>
      Select all {formatNumber(count)}
    </Button>
  );
}

/** What can be done with the selected rows, floating over the end of the table. */
export function BulkBar({ selected, matching, onSelectAll, onClear, children }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  // It goes when nothing is selected any more; who stood in it goes on in the table.
  useFocusOnLeave(bar, tableOf);

  return (
    <Root>
      <Bar ref={bar} role="group" aria-label="Selected rows" tabIndex={-1}>
        <strong>{selected}</strong>
        {matching > 0 && <SelectAll count={matching} onSelectAll={onSelectAll} />}
        <span data-divider="" />
        {children}
        <IconButton size="small" label="Clear selection" icon={<X />} onClick={() => onClear()} />
      </Bar>
    </Root>
  );
}
