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
    max-block-size: 100dvh;
    padding: 20px;
    overflow: auto;
    outline: none;
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

const numbers = new Map<string, number>();

/** The library writes its id into the document, where a whole text would be no good one. */
function elementId(id: string): string {
  const number = numbers.get(id) ?? numbers.size + 1;
  numbers.set(id, number);
  return `toast-${number}`;
}

/** Where the focus was before it came to the messages: it goes back there with the message that held it. */
let cameFrom: HTMLElement | null = null;

function rememberFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
    cameFrom = relatedTarget;
}

/** A press on a button of a message leaves the focus where it is, in a dialog for instance. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

const shown = new Map<string, ToastMessage>();

/** Equal messages are one, also where they were sent under different ids; an action is about one thing only. */
function takeAwayEqual(message: ToastMessage, toastId: string): void {
  for (const [id, other] of shown) {
    const equal = other.kind === message.kind && other.text === message.text;
    if (id !== toastId && equal && !other.action && !message.action) toastify.dismiss(id);
  }
  shown.set(toastId, message);
}

function show(message: ToastMessage): void {
  const toastId = elementId(message.id);
  takeAwayEqual(message, toastId);
  function close() {
    const held = document.activeElement?.closest('.Toastify__toast')?.id === toastId;
    toastify.dismiss(toastId);
    if (held) cameFrom?.focus({ preventScroll: true });
  }
  const render = () => <ToastBody message={message} onClose={close} />;
  const role = message.kind === 'error' ? 'alert' : 'status';
  if (toastify.isActive(toastId)) toastify.update(toastId, { render, role, delay: null });
  else toastify(render, { toastId, role });
}

/** Shows or dismisses; what comes before the layer is drawn is kept by the library. */
export function runToastCommand(command: ToastCommand): void {
  if (command.type === 'show') show(command.message);
  else toastify.dismiss(command.id === undefined ? undefined : elementId(command.id));
}

/**
 * The stack of messages. Icon, close button and timer are our own: the library's timer is a CSS animation,
 * which reduced motion would end at once.
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
