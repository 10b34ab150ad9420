import { createElement } from 'react';
import { toast as toastify } from 'react-toastify/unstyled';
import { type ToastAction, ToastBody, type ToastMessage } from './ToastBody.tsx';
import { leaveToast } from './toastFocus.ts';

export interface ToastOptions {
  /**
   * Messages with the same id replace each other. By default text and detail, so that equal messages collapse; one with a
   * button is about one change, and has an id of its own.
   */
  id?: string;
  /** What else has happened, each on a line of its own. */
  also?: readonly string[] | undefined;
  /** The record it is about, or one more sentence. Messages about different records do not collapse. */
  detail?: string | undefined;
  /** Milliseconds, or false to stay until dismissed. By default 5000, with an action 10000, and false for errors. */
  duration?: number | false;
  /** A button. */
  action?: ToastAction | undefined;
  /** What is left to do: a line of its own, and a button before the other one. */
  next?: (ToastAction & { readonly text: string }) | undefined;
  /** The fields of a form say the same. A window below 400 px of height hides the toast, which would cover them. */
  atFields?: boolean;
}

export interface ToastProgress {
  /** 0 to 1. */
  value: number;
  /** The record it is about. */
  detail?: string | undefined;
  /** A button before Cancel. */
  action?: ToastAction;
  onCancel?: () => void;
}

/** The toasts on the screen, by message id. The library uses `toastId` as an element id, so it is not the text. */
const shown = new Map<string, { readonly toastId: string; readonly message: ToastMessage }>();
let last = 0;

/** Dismisses a toast. Its id is freed at once, so that a repeated message becomes a new toast. */
function dismiss(id: string): void {
  const toastId = shown.get(id)?.toastId;
  if (!toastId) return;
  shown.delete(id);
  // Only what is on the screen can have the focus.
  if (toastify.isActive(toastId)) leaveToast(toastId);
  toastify.dismiss(toastId);
}

function dismissAll(except?: string): void {
  for (const id of [...shown.keys()]) if (id !== except) dismiss(id);
}

/** Dismisses an equal message with another id. Messages with an action are kept, because it is about one record. */
function dismissEqual({ id, kind, text, detail, actions }: ToastMessage): void {
  for (const { message } of [...shown.values()]) {
    const equal = message.kind === kind && message.text === text && message.detail === detail;
    if (message.id !== id && equal && message.actions.length + actions.length === 0) dismiss(message.id);
  }
}

function send(message: ToastMessage): void {
  dismissEqual(message);
  last += 1;
  const toastId = shown.get(message.id)?.toastId ?? `toast-${last}`;
  shown.set(message.id, { toastId, message });
  const render = createElement(ToastBody, { message, onClose: () => dismiss(message.id) });
  const role = message.kind === 'error' ? 'alert' : 'status';
  const type = message.kind === 'progress' ? 'info' : message.kind;
  if (toastify.isActive(toastId)) toastify.update(toastId, { render, role, type, delay: null });
  else {
    // The library queues toasts until its container is mounted; of two with one id it would show the older.
    toastify.dismiss(toastId);
    toastify[type](render, { toastId, role });
  }
}

function show(kind: 'success' | 'error' | 'info', usual: number | false) {
  return (
    text: string,
    { also = [], detail, action, next, atFields, ...options }: ToastOptions = {},
  ): void => {
    const actions = [next, action].filter((each) => each !== undefined);
    const { duration = actions.length > 0 && usual ? 2 * usual : usual } = options;
    const own = actions.length > 0 ? `${text} ${last + 1}` : text;
    const id = options.id ?? (detail === undefined ? own : `${own}\n${detail}`);
    const lines = next ? [...also, next.text] : also;
    send({ id, kind, text, also: lines, detail, duration, actions, atFields });
  };
}

/**
 * Shows messages in `<Toasts />`, at the bottom end of the window, as soon as it is mounted. Equal messages collapse into
 * one, whose timer restarts; errors stay until dismissed.
 */
export const toast = {
  success: show('success', 5000),
  info: show('info', 5000),
  error: show('error', false),
  /** Shows the progress of a task, until dismissed or replaced by a message with the same id. */
  progress(id: string, text: string, { action, ...progress }: ToastProgress): void {
    const actions = action ? [action] : [];
    send({ id, kind: 'progress', text, also: [], duration: false, actions, ...progress });
  },
  /** Dismisses one message, or all. */
  dismiss(id?: string): void {
    if (id === undefined) dismissAll();
    else dismiss(id);
  },
  /** Dismisses all messages except this one. */
  dismissOthers(id: string): void {
    dismissAll(id);
  },
};
