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
  /** The library writes its id into the document, where a whole text would be no good one. */
  readonly toastId: string;
  readonly message: ToastMessage;
}

/** What is on the screen, by the ids of the messages. */
const shown = new Map<string, Shown>();
let last = 0;

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

/** One that is taken away may come again at once: then as a new one, not in the place of the one that goes. */
function takeAway(id: string): void {
  const toastId = shown.get(id)?.toastId;
  shown.delete(id);
  if (toastId) toastify.dismiss(toastId);
}

/** Equal messages are one, also where they were sent under different ids; an action is about one thing only. */
function takeAwayEqual({ id, kind, text, detail, action }: ToastMessage): void {
  for (const { message } of [...shown.values()]) {
    const equal = message.kind === kind && message.text === text && message.detail === detail;
    if (message.id !== id && equal && !message.action && !action) takeAway(message.id);
  }
}

function show(message: ToastMessage): void {
  takeAwayEqual(message);
  last += 1;
  const toastId = shown.get(message.id)?.toastId ?? `toast-${last}`;
  shown.set(message.id, { toastId, message });
  function close() {
    const held = document.activeElement?.closest('.Toastify__toast')?.id === toastId;
    if (shown.get(message.id)?.toastId === toastId) shown.delete(message.id);
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
  else if (command.id !== undefined) takeAway(command.id);
  else for (const id of [...shown.keys()]) if (id !== command.except) takeAway(id);
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
