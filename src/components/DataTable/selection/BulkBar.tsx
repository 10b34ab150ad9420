import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { useFocusOnLeave } from '#src/components/useFocusOnLeave.ts';
import { formatNumber } from '#src/lib/text.ts';

interface BulkBarProps {
  /** Text at the start: the number of selected rows. */
  heading: string;
  /** Number of matching rows for Select all; 0 hides that button. */
  matching: number;
  onSelectAll: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** An element of no height above the foot, so that the bar floats over the rows at any height of the foot. */
const Root = styled.div`
  flex: none;
  position: relative;
  block-size: 0;
  z-index: ${theme.layer.bar};
  ${media.print} {
    display: none;
  }
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
  padding-block: 5px;
  padding-inline: 14px 6px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.float};
  font: ${theme.font.table} ${theme.font.family};
  /* Two lines fit into the height of the buttons. */
  > strong {
    line-height: 1.125rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > :not(strong) {
    flex: none;
  }
  > [data-divider] {
    inline-size: 1px;
    block-size: 1.125rem;
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
    /* First line: count and Clear selection. Second line: the actions, aligned with the count. */
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
    /* The labels begin where the count does. Without icons two long ones fit on a line. */
    padding-inline-start: 5px;
    > strong {
      margin-inline-start: 9px;
    }
    > [data-divider] ~ button:not(:last-child) {
      padding-inline: 8px;
      &:not([aria-busy]) > [data-icon] {
        display: none;
      }
    }
  }
`;

const barOf = (button: HTMLElement) => button.closest<HTMLElement>('[role="group"]');

/**
 * It is removed when all rows are selected; the bar then gets the focus. The next button must not get it, because a
 * second Enter would press that button.
 */
function SelectAll({ count, onSelectAll }: { count: number; onSelectAll: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnLeave(button, barOf);
  return (
    <Button ref={button} fill="quiet" size="small" onClick={() => onSelectAll()}>
      {`Select all ${formatNumber(count)}`}
    </Button>
  );
}

/** The actions on the selected rows, in a bar that floats over the end of the table. */
export function BulkBar({ heading, matching, onSelectAll, onClear, children }: BulkBarProps) {
  return (
    <Root>
      <Bar role="group" aria-label="Selected rows" tabIndex={-1}>
        <strong>{heading}</strong>
        {matching > 0 && <SelectAll count={matching} onSelectAll={onSelectAll} />}
        <span data-divider="" />
        {children}
        <IconButton size="small" label="Clear selection" icon={<X />} onClick={() => onClear()} />
      </Bar>
    </Root>
  );
}
