/** A message as it is sent to the layer that shows it. */
export interface ToastMessage {
  readonly id: string;
  readonly kind: 'success' | 'error' | 'info' | 'progress';
  readonly text: string;
  /** What else has happened, on a line of its own. */
  readonly also?: string | undefined;
  /** The record it is about, or one more sentence; shown on a separate line. */
  readonly detail?: string | undefined;
  /** Milliseconds until it disappears; false stays until dismissed. */
  readonly duration: number | false;
  readonly action?: ToastAction | undefined;
  /** 0 to 1, of a progress toast. */
  readonly value?: number | undefined;
  readonly onCancel?: (() => void) | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface ToastOptions {
  /** Messages with the same id replace each other. By default text and detail, so that equal messages collapse. */
  id?: string;
  /** What else has happened, on a line of its own. */
  also?: string | undefined;
  /** The record it is about, or one more sentence. Messages about different records do not collapse. */
  detail?: string | undefined;
  /** Milliseconds, or false to stay until dismissed. By default 5000, with an action 10000, and false for errors. */
  duration?: number | false;
  /** A button. */
  action?: ToastAction;
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

/** A command to the layer that shows toasts. */
export type ToastCommand =
  | { readonly type: 'show'; readonly message: ToastMessage }
  | { readonly type: 'dismiss'; readonly id?: string | undefined; readonly except?: string | undefined };

/** The messages on the screen after a command. A message replaces the one with its id. */
export function afterCommand(
  messages: readonly ToastMessage[],
  command: ToastCommand,
): readonly ToastMessage[] {
  if (command.type === 'show') {
    return [...messages.filter(({ id }) => id !== command.message.id), command.message];
  }
  if (command.id !== undefined) return messages.filter(({ id }) => id !== command.id);
  return messages.filter(({ id }) => id === command.except);
}

type Listener = (command: ToastCommand) => void;

let listener: Listener | null = null;
let waiting: ToastCommand[] = [];

function send(command: ToastCommand): void {
  if (listener) listener(command);
  else waiting.push(command);
}

/** Sends all commands to `next`, including those queued before; returns the function that stops it. */
export function listenToToasts(next: Listener): () => void {
  listener = next;
  const early = waiting;
  waiting = [];
  for (const command of early) next(command);
  return () => {
    if (listener === next) listener = null;
  };
}

function show(kind: 'success' | 'error' | 'info', usual: number | false) {
  return (text: string, { also, detail, action, ...options }: ToastOptions = {}): void => {
    const { duration = action && usual ? 2 * usual : usual } = options;
    const id = options.id ?? (detail === undefined ? text : `${text}\n${detail}`);
    send({ type: 'show', message: { id, kind, text, also, detail, duration, action } });
  };
}

/**
 * Sends messages to `<Toasts />`, which shows them at the bottom end of the window. Messages sent before it is mounted
 * are queued. Equal messages collapse into one, whose timer restarts; errors stay until dismissed.
 */
export const toast = {
  success: show('success', 5000),
  info: show('info', 5000),
  error: show('error', false),
  /** Shows the progress of a task, until dismissed or replaced by a message with the same id. */
  progress(id: string, text: string, progress: ToastProgress): void {
    send({ type: 'show', message: { id, kind: 'progress', text, duration: false, ...progress } });
  },
  /** Dismisses one message, or all. */
  dismiss(id?: string): void {
    send({ type: 'dismiss', id });
  },
  /** Dismisses all messages except this one. */
  dismissOthers(id: string): void {
    send({ type: 'dismiss', except: id });
  },
};
