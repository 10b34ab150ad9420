import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { keyboardScroll } from '../keyboardScroll.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { icon, theme } from '../theme/theme.ts';
import { useToastTimer } from './useToastTimer.ts';

/** A message as it is shown. */
export interface ToastMessage {
  readonly id: string;
  readonly kind: 'success' | 'error' | 'info' | 'progress';
  readonly text: string;
  /** What else has happened, each on a line of its own. */
  readonly also: readonly string[];
  /** The record it is about, or one more sentence; shown on a separate line. */
  readonly detail?: string | undefined;
  /** Milliseconds until it disappears; false stays until dismissed. */
  readonly duration: number | false;
  /** Its buttons. */
  readonly actions: readonly ToastAction[];
  /** The fields of a form say the same. A window below 400 px of height hides the toast, which would cover them. */
  readonly atFields?: boolean | undefined;
  /** 0 to 1, of a progress toast. */
  readonly value?: number | undefined;
  readonly onCancel?: (() => void) | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface ToastBodyProps {
  message: ToastMessage;
  onClose: () => void;
}

const Body = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-block: 8px;
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
  /* The text and its action, which follows below it where there is no room beside it. */
  > div {
    flex: 1;
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 4px 10px;
    min-inline-size: 0;
  }
  > div > div {
    flex: 1 1 128px;
    min-inline-size: 0;
    max-block-size: 40dvh;
    overflow: auto;
    overflow-wrap: anywhere;
    padding-block: 4px;
  }
  /* Apart from the action, which is not to be missed by a few pixels. */
  > button {
    margin-inline-start: 6px;
  }
  p:not(:last-child) {
    font-weight: 600;
  }
  p + p {
    color: ${theme.text.muted};
  }
  > div > progress {
    flex: 1 0 100%;
    order: 9;
    margin-block: 2px 6px;
  }
`;

const icons = { success: CircleCheck, error: CircleAlert, info: Info, progress: LoaderCircle };

/** The library makes the element around a toast a tab stop, although it does nothing. */
function leaveTabOrder(body: HTMLElement | null): void {
  body?.parentElement?.setAttribute('tabindex', '-1');
}

/** One toast. */
export function ToastBody({ message, onClose }: ToastBodyProps) {
  const { kind, text, also, detail, actions, atFields, value, onCancel } = message;
  const detailId = useId();
  useToastTimer(message, onClose);

  const Icon = icons[kind];
  return (
    <Body ref={leaveTabOrder} data-kind={kind} data-at-fields={atFields}>
      <Icon aria-hidden="true" />
      <div>
        <div ref={keyboardScroll}>
          <p>{toShown(text)}</p>
          {also.map((line) => (
            <p key={line}>{toShown(line)}</p>
          ))}
          {detail ? <p id={detailId}>{toShown(detail)}</p> : null}
        </div>
        {kind === 'progress' ? <ProgressBar label={text} value={value ?? 0} /> : null}
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            aria-describedby={detail ? detailId : undefined}
            onClick={() => {
              onClose();
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        ))}
        {onCancel ? (
          <Button size="small" fill="quiet" onClick={() => onCancel()}>
            Cancel
          </Button>
        ) : null}
      </div>
      {kind === 'progress' ? null : (
        <IconButton size="small" label="Dismiss" icon={<X />} tooltip={false} onClick={() => onClose()} />
      )}
    </Body>
  );
}
