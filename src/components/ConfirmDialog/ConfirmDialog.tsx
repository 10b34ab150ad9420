import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { backdrop, panel, viewport } from '../dialogStyle.ts';
import { keyboardScroll } from '../keyboardScroll.ts';
import { theme } from '../theme/theme.ts';
import type { Intent } from '../theme/tone.ts';
import { useFinalFocus } from '../useFinalFocus.ts';

export interface ConfirmDialogProps {
  /** Names the dialog: `Delete developer`. */
  title: string;
  /** The question, with the consequences. */
  children: ReactNode;
  /** Names the action: `Delete`. */
  confirmLabel: string;
  /** The text of the button that cancels. */
  cancelLabel?: string | undefined;
  /** The colour of the button that confirms. */
  intent?: Intent | undefined;
  /** Is called when the action is confirmed. */
  onConfirm: () => void;
  /** Called by Escape and Cancel. */
  onCancel: () => void;
}

const Backdrop = styled(Base.Backdrop)`
  ${backdrop}
`;

const Viewport = styled(Base.Viewport)`
  ${viewport}
  padding-block-start: 16dvh;
`;

const Panel = styled(Base.Popup)`
  ${panel}
  > div {
    display: grid;
    gap: ${theme.space[2]};
    padding: 20px 24px;
    overflow: auto;
    overflow-wrap: anywhere;
  }
  h2 {
    font: ${theme.font.heading} ${theme.font.family};
  }
  > div > div {
    color: ${theme.text.muted};
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${theme.space[2]};
    padding: 0 24px 20px;
  }
`;

/**
 * Asks before an action that cannot be undone. Open while mounted. The focus starts on Cancel, and a press outside
 * does nothing. Its role is `dialog`; `data-confirms` distinguishes it from other dialogs.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  intent = 'danger',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(panel);
  return (
    <Base.Root
      open
      disablePointerDismissal
      onOpenChange={(_, details) => {
        details.cancel();
        if (details.reason === 'escape-key') onCancel();
      }}
    >
      <Base.Portal>
        {/* Base UI omits the backdrop of a nested dialog; here it must dim the dialog below. */}
        <Backdrop forceRender />
        <Viewport data-confirms="">
          <Panel ref={panel} data-confirms="" data-size="small" initialFocus={cancel} finalFocus={finalFocus}>
            <div ref={keyboardScroll}>
              <Base.Title>{toShown(title)}</Base.Title>
              <Base.Description render={<div />}>{children}</Base.Description>
            </div>
            <footer>
              <Button ref={cancel} onClick={() => onCancel()}>
                {cancelLabel}
              </Button>
              <Button fill="solid" intent={intent} onClick={() => onConfirm()}>
                {confirmLabel}
              </Button>
            </footer>
          </Panel>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
