import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media, theme } from '../theme/theme.ts';
import { dismissesDialog, firstFocus } from './dialogFocus.ts';
import { panel, stage, veil } from './dialogLook.ts';

export interface DialogProps {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Asked for by Escape, a press outside, or Close; after the question when `dirty`. */
  onClose: () => void;
  /** 440, 640 or 920 px; `medium` by default. The whole window below 768 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Buttons, the primary one last; a DialogNote before them stands at the start. */
  footer?: ReactNode;
  /** Holds input that closing would lose: closing asks first. */
  dirty?: boolean | undefined;
  children: ReactNode;
}

const Veil = styled(Base.Backdrop)`
  ${veil}
`;

const Stage = styled(Base.Viewport)`
  ${stage}
`;

const Panel = styled(Base.Popup)`
  ${panel}
  > header {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space[2]};
    padding: 14px 16px 12px;
    padding-inline-start: 24px;
  }
  > header > div {
    flex: 1;
    min-inline-size: 0;
    padding-block: 2px;
  }
  > header h2 {
    font: ${theme.font.heading} ${theme.font.family};
    overflow-wrap: anywhere;
  }
  ${media.narrow} {
    /* In line with the close button, which is higher under a finger. */
    > header > div {
      padding-block: 10px;
    }
  }
  > header p {
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
  }
  > [data-body] {
    flex: 1 1 auto;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 22px;
    padding: 4px 24px 20px;
    > form {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 22px;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space[2]};
    padding: 12px 16px;
    padding-inline-start: 24px;
    border-block-start: 1px solid ${theme.border.subtle};
    background: ${theme.surface.card};
  }
`;

/** Words at the start of a dialog's footer: `2 unsaved changes`. */
export const DialogNote = styled.p`
  flex: 1;
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
`;

/** A button inside that asks to close, as Escape does: `<DialogClose render={<Button />}>Cancel</DialogClose>`. */
export const DialogClose = Base.Close;

/**
 * A modal dialog, open for as long as it is mounted: focus goes to the first field, stays inside and comes back.
 * Head and footer stay while the body scrolls.
 */
export function Dialog({ title, description, onClose, size, footer, dirty, children }: DialogProps) {
  const [asking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  function requestClose() {
    if (dirty) setAsking(true);
    else onClose();
  }

  return (
    <Base.Root
      open
      onOpenChange={(_, details) => {
        // Whoever mounted the dialog closes it, by taking it away.
        details.cancel();
        if (dismissesDialog(details)) requestClose();
      }}
    >
      <Base.Portal>
        <Veil />
        <Stage>
          <Panel data-size={size} initialFocus={(by) => by === 'touch' || firstFocus(body.current)}>
            <header>
              <div>
                <Base.Title>{title}</Base.Title>
                {description ? <Base.Description>{description}</Base.Description> : null}
              </div>
              <IconButton label="Close" icon={<X />} tooltip={false} onClick={requestClose} />
            </header>
            <div data-body="" ref={body} tabIndex={-1}>
              {children}
            </div>
            {footer ? <footer>{footer}</footer> : null}
            {asking ? (
              <ConfirmDialog
                title="Discard changes?"
                confirmLabel="Discard"
                cancelLabel="Keep editing"
                onConfirm={onClose}
                onCancel={() => setAsking(false)}
              >
                What you typed has not been saved.
              </ConfirmDialog>
            ) : null}
          </Panel>
        </Stage>
      </Base.Portal>
    </Base.Root>
  );
}
