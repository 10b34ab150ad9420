import styled from 'styled-components';
import { toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { theme } from '../theme/theme.ts';
import { ToastAction } from './ToastAction.tsx';
import type { ToastMessage } from './toasts.ts';
import { useToastTimer } from './useToastTimer.ts';

export interface PlainToastsProps {
  /** From the oldest to the newest. */
  messages: readonly ToastMessage[];
  onClose: (id: string) => void;
}

const Stack = styled.div`
  display: grid;
  gap: 8px;
  inline-size: min(388px, 100vw);
  max-block-size: calc(100dvh - ${theme.layout.foot} - ${theme.space[4]});
  padding: 20px;
  overflow: auto;
  overflow-wrap: anywhere;
`;

const Card = styled.div`
  padding: 12px 14px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.float};
  color: ${theme.text.main};
  font: ${theme.font.table} ${theme.font.family};
  > p {
    margin-block-end: 4px;
  }
`;

/**
 * The toasts of a page that could not load their library. They are text and buttons only, because this code is part of
 * the first load.
 */
export function PlainToasts({ messages, onClose }: PlainToastsProps) {
  return (
    <Stack>
      {messages.map((message) => (
        <PlainToast key={message.id} message={message} onClose={() => onClose(message.id)} />
      ))}
    </Stack>
  );
}

function PlainToast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { kind, text, also, detail, action, onCancel } = message;
  useToastTimer(message, false, onClose);
  return (
    <Card role={kind === 'error' ? 'alert' : 'status'} tabIndex={-1}>
      <p>{toShown(text)}</p>
      {also ? <p>{toShown(also)}</p> : null}
      {detail ? <p>{toShown(detail)}</p> : null}
      {action ? <ToastAction action={action} onClose={onClose} /> : null}
      {kind === 'progress' ? (
        onCancel && (
          <Button size="small" onClick={() => onCancel()}>
            Cancel
          </Button>
        )
      ) : (
        <Button size="small" fill="quiet" onClick={onClose}>
          Dismiss
        </Button>
      )}
    </Card>
  );
}
