import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { countOf } from '#src/lib/text.ts';

export interface SaveBarProps {
  /** How many settings differ from the saved ones. */
  count: number;
  onReview: () => void;
  /** Loads the code of the review. */
  onReach: () => void;
  onDiscard: () => void;
}

const Root = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.flyout};
  margin-block-start: 6px;
  /* Covers what scrolls through the page's padding above the bar. */
  &::before {
    content: '';
    position: absolute;
    inset: -20px 0 50%;
    background: ${theme.surface.page};
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  position: relative;
  padding: 7px 8px 7px 16px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  font: ${theme.font.table} ${theme.font.family};
  &[data-changed] {
    border-color: ${theme.border.strong};
  }
  &:dir(rtl) {
    padding: 7px 16px 7px 8px;
  }
  > p {
    flex: 1;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &:not([data-changed]) > p {
    color: ${theme.text.muted};
    font-weight: 400;
  }
  ${media.small} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    /* The count and Save, then a line of the other two. */
    > p {
      order: -2;
    }
    > :last-child {
      order: -1;
    }
  }
`;

/**
 * Save, in sight however far the page is scrolled, with the count of what it saves. Its parts are always there, so that
 * the page does not move under the person who types.
 */
export function SaveBar({ count, onReview, onReach, onDiscard }: SaveBarProps) {
  const save = useRef<HTMLButtonElement>(null);
  const clean = count === 0;
  return (
    <Root>
      <Bar data-changed={clean ? undefined : ''}>
        <p role="status">
          {clean ? 'No unsaved changes' : countOf(count, 'unsaved change', 'unsaved changes')}
        </p>
        <Button disabled={clean} onPointerEnter={onReach} onFocus={onReach} onClick={onReview}>
          Review changes
        </Button>
        <Button
          disabled={clean}
          onClick={() => {
            onDiscard();
            // The pressed button is disabled now.
            save.current?.focus();
          }}
        >
          Discard
        </Button>
        <Button ref={save} type="submit" fill="solid">
          Save All Settings
        </Button>
      </Bar>
    </Root>
  );
}
