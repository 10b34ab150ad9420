import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { keyboardScroll } from '../keyboardScroll.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { icon, theme } from '../theme/theme.ts';
import { ToastAction } from './ToastAction.tsx';
import type { ToastMessage } from './toasts.ts';
import { useToastTimer } from './useToastTimer.ts';

export interface ToastBodyProps {
  message: ToastMessage;
  onClose: () => void;
}

const Body = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 10px;
  padding: 8px 8px 8px 14px;
  padding-inline: 14px 8px;
  font: ${theme.font.table} ${theme.font.family};
  > svg {
    flex: none;
    ${icon[16]}
    color: ${theme.info.text};
  }
  &[data-kind='success'] > svg {
    color: ${theme.success.text};
  }
  &[data-kind='error'] > svg {
    color: ${theme.danger.text};
  }
  > div {
    flex: 1 1 160px;
    min-inline-size: 0;
    max-block-size: 40dvh;
    overflow: auto;
    overflow-wrap: anywhere;
    padding-block: 4px;
  }
  p:not(:last-child) {
    font-weight: 600;
  }
  p + p {
    color: ${theme.text.muted};
  }
  > progress {
    flex: 1 0 100%;
    order: 9;
    margin-block: 2px 6px;
  }
`;

const icons = { success: CircleCheck, error: CircleAlert, info: Info, progress: LoaderCircle };

/** One toast. Its timer restarts after it was hovered or focused. */
export function ToastBody({ message, onClose }: ToastBodyProps) {
  const { kind, text, also, detail, action, value, onCancel } = message;
  const detailId = useId();
  const [paused, setPaused] = useState(false);
  useToastTimer(message, paused, onClose);

  const Icon = icons[kind];
  return (
    <Body
      data-kind={kind}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden="true" />
      <div ref={keyboardScroll}>
        <p>{toShown(text)}</p>
        {also ? <p>{toShown(also)}</p> : null}
        {detail ? <p id={detailId}>{toShown(detail)}</p> : null}
      </div>
      {kind === 'progress' ? <ProgressBar label={text} value={value ?? 0} /> : null}
      {action ? (
        <ToastAction action={action} describedBy={detail ? detailId : undefined} onClose={onClose} />
      ) : null}
      {kind === 'progress' ? (
        onCancel && (
          <Button size="small" fill="quiet" onClick={() => onCancel()}>
            Cancel
          </Button>
        )
      ) : (
        <IconButton size="small" label="Dismiss" icon={<X />} tooltip={false} onClick={() => onClose()} />
      )}
    </Body>
  );
}
