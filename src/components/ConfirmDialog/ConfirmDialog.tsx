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
  /** The action is in progress: the dialog stays open and cannot be confirmed again. */
  busy?: boolean | undefined;
  /** Why the action failed, in one sentence. */
  error?: string | undefined;
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
  > div > p {
    padding: 8px 12px;
    border-radius: ${theme.radius.control};
    background: ${theme.danger.tonal};
    color: ${theme.danger.text};
    font: ${theme.font.table} ${theme.font.family};
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
  busy,
  error,
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
        if (details.reason === 'escape-key' && !busy) onCancel();
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
              {error ? <p role="alert">{toShown(error)}</p> : null}
            </div>
            <footer>
              <Button ref={cancel} disabled={busy} onClick={() => onCancel()}>
                {cancelLabel}
              </Button>
              <Button fill="solid" intent={intent} busy={busy} onClick={() => onConfirm()}>
                {confirmLabel}
              </Button>
            </footer>
          </Panel>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
