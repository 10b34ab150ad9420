import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { media, theme, visuallyHidden } from '#src/components/theme/theme.ts';
import { countOf } from '#src/lib/text.ts';

export interface SaveBarProps {
  /** How many settings differ from the saved ones. */
  count: number;
  /** Saves, after a review of what has changed. */
  onSave: () => void;
  onDiscard: () => void;
}

/** As high without changes as with them, so that nothing moves under the person who types. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding: 7px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  font: ${theme.font.table} ${theme.font.family};
  > p {
    flex: 1;
    padding-inline-start: 9px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &:not([data-changed]) > p {
    ${visuallyHidden}
  }
  &[data-changed] {
    position: sticky;
    inset-block-end: 0;
    z-index: ${theme.layer.flyout};
    border-color: ${theme.border.main};
    background: ${theme.surface.overlay};
    box-shadow: ${theme.shadow.float};
  }
  /* Covers what scrolls through the page's padding below the bar. */
  &[data-changed]::after {
    content: '';
    position: absolute;
    inset: calc(100% + 1px) -1px -24px;
    background: ${theme.surface.page};
  }
  ${media.small} {
    /* The review has the count. */
    > p {
      ${visuallyHidden}
    }
  }
`;

/** Save at the end of the cards. Once something has changed it is a bar at the foot of the window, with the count of what it saves. */
export function SaveBar({ count, onSave, onDiscard }: SaveBarProps) {
  const save = useRef<HTMLButtonElement>(null);
  const changed = count > 0;
  return (
    <Root data-changed={changed ? '' : undefined}>
      <p role="status">
        {changed ? countOf(count, 'unsaved change', 'unsaved changes') : 'No unsaved changes'}
      </p>
      {changed ? (
        <Button
          onClick={() => {
            onDiscard();
            // The pressed button is removed now.
            save.current?.focus({ preventScroll: true });
          }}
        >
          Discard
        </Button>
      ) : null}
      <Button ref={save} fill="solid" onClick={() => onSave()}>
        Save All Settings
      </Button>
    </Root>
  );
}
