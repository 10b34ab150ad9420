import type { FocusEvent, MouseEvent } from 'react';
import { ToastContainer, toast as toastify } from 'react-toastify/unstyled';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { ToastBody } from './ToastBody.tsx';
import type { ToastCommand, ToastMessage } from './toasts.ts';

const Stack = styled.div`
  .Toastify__toast-container {
    display: flex;
    flex-direction: column;
    gap: 8px;
    inline-size: min(388px, 100vw);
    max-block-size: calc(100dvh - ${theme.layout.foot} - ${theme.space[4]});
    padding: 20px;
    overflow: auto;
    outline: none;
  }
  /* A dialog that takes the whole window begins below errors, which stay. */
  .Toastify__toast-container:has([data-kind='error']) {
    anchor-name: --toasts;
  }
  .Toastify__toast {
    flex: none;
    border: 1px solid ${theme.border.subtle};
    border-radius: ${theme.radius.card};
    background: ${theme.surface.overlay};
    color: ${theme.text.main};
    box-shadow: ${theme.shadow.float};
  }
  ${media.narrow} {
    .Toastify__toast-container {
      inline-size: 100vw;
    }
  }
  ${media.motion} {
    .Toastify__toast {
      transition: opacity ${theme.motion.calm}, translate ${theme.motion.calm};
      @starting-style {
        opacity: 0;
        translate: 0 8px;
      }
    }
  }
`;

interface Shown {
  /** The library uses it as an element id, so it must not be the message's text. */
  readonly toastId: string;
  readonly message: ToastMessage;
}

/** The toasts on the screen, by message id. */
const shown = new Map<string, Shown>();
let last = 0;

/** The element focused before the toasts; it gets the focus back when the focused toast closes. */
let previousFocus: HTMLElement | null = null;

function rememberFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
    previousFocus = relatedTarget;
}

/** Pressing a toast's button does not move the focus, for instance out of a dialog. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** Dismisses a toast. Its id is freed at once, so that a repeated message becomes a new toast. */
function dismiss(id: string): void {
  const toastId = shown.get(id)?.toastId;
  shown.delete(id);
  if (toastId) toastify.dismiss(toastId);
}

/** Dismisses an equal message with another id. Messages with an action are kept, because it is about one record. */
function dismissEqual({ id, kind, text, detail, action }: ToastMessage): void {
  for (const { message } of [...shown.values()]) {
    const equal = message.kind === kind && message.text === text && message.detail === detail;
    if (message.id !== id && equal && !message.action && !action) dismiss(message.id);
  }
}

function show(message: ToastMessage): void {
  dismissEqual(message);
  last += 1;
  const toastId = shown.get(message.id)?.toastId ?? `toast-${last}`;
  shown.set(message.id, { toastId, message });
  function close() {
    const focused = document.activeElement?.closest('.Toastify__toast')?.id === toastId;
    if (shown.get(message.id)?.toastId === toastId) shown.delete(message.id);
    toastify.dismiss(toastId);
    if (focused) previousFocus?.focus({ preventScroll: true });
  }
  const render = () => <ToastBody message={message} onClose={close} />;
  const role = message.kind === 'error' ? 'alert' : 'status';
  if (toastify.isActive(toastId)) toastify.update(toastId, { render, role, delay: null });
  else toastify(render, { toastId, role });
}

/** Runs a command. The library queues toasts until its container is mounted. */
export function runToastCommand(command: ToastCommand): void {
  if (command.type === 'show') show(command.message);
  else if (command.id !== undefined) dismiss(command.id);
  else for (const id of [...shown.keys()]) if (id !== command.except) dismiss(id);
}

/**
 * The stack of toasts. The timer is our own, because the library's timer is a CSS animation, which reduced motion would
 * end at once; so is the focus after a toast, which the library loses. Base UI's toasts have both, but each is a `dialog`,
 * not the `status` or `alert` that screen readers announce here.
 */
export function ToastLayer() {
  return (
    <Stack onFocus={rememberFocus} onMouseDown={keepFocus}>
      <ToastContainer
        aria-label="Messages"
        position="bottom-right"
        autoClose={false}
        closeButton={false}
        icon={false}
        draggable={false}
        closeOnClick={false}
        pauseOnFocusLoss={false}
        customProgressBar
        transition={false}
        newestOnTop={false}
      />
    </Stack>
  );
}
