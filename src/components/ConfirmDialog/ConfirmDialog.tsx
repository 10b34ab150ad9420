import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { panel, stage, veil } from '../Dialog/dialogLook.ts';
import { useFinalFocus } from '../Dialog/useFinalFocus.ts';
import { reachScroll } from '../reachScroll.ts';
import { theme } from '../theme/theme.ts';
import type { Intent } from '../theme/tone.ts';

export interface ConfirmDialogProps {
  /** Names the dialog: `Delete developer`. */
  title: string;
  /** The question, with what it will do. */
  children: ReactNode;
  /** What pressing it does: `Delete`. */
  confirmLabel: string;
  /** `Cancel` by default. */
  cancelLabel?: string | undefined;
  /** `danger` by default. */
  intent?: Intent | undefined;
  /** The work is under way: the dialog stays, and cannot be confirmed again. */
  busy?: boolean | undefined;
  /** Why it failed, in one sentence. */
  error?: string | undefined;
  onConfirm: () => void;
  /** Asked for by Escape or Cancel. */
  onCancel: () => void;
}

const Veil = styled(AlertDialog.Backdrop)`
  ${veil}
`;

const Stage = styled(AlertDialog.Viewport)`
  ${stage}
  padding-block-start: 16dvh;
`;

const Panel = styled(AlertDialog.Popup)`
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
 * Asks before something that cannot be taken back; open for as long as it is mounted. The focus starts on
 * Cancel, and a press outside does nothing.
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
    <AlertDialog.Root
      open
      onOpenChange={(_, details) => {
        details.cancel();
        if (details.reason === 'escape-key' && !busy) onCancel();
      }}
    >
      <AlertDialog.Portal>
        {/* Base UI leaves out the veil of a nested dialog; this one must also dim the dialog it asks about. */}
        <Veil forceRender />
        <Stage data-role="alertdialog">
          <Panel ref={panel} data-size="small" initialFocus={cancel} finalFocus={finalFocus}>
            <div ref={reachScroll}>
              <AlertDialog.Title>{toShown(title)}</AlertDialog.Title>
              <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
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
        </Stage>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
