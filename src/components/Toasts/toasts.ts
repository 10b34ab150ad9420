/** One message, as the layer that draws it gets it. */
export interface ToastMessage {
  readonly id: string;
  readonly kind: 'success' | 'error' | 'info' | 'progress';
  readonly text: string;
  /** What the text is about, or more of it: a quiet line of its own. */
  readonly detail?: string | undefined;
  /** Milliseconds until it goes by itself; false stays until dismissed. */
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
  /** Messages with one id replace each other; text and detail by default, so that equal messages collapse. */
  id?: string;
  /** Which record it is about, or a sentence more. Two records are two messages, however equal the text. */
  detail?: string;
  /** Milliseconds, or false to stay until dismissed. By default 5000, and false for errors. */
  duration?: number | false;
  /** One thing to do about it. */
  action?: ToastAction;
}

export interface ToastProgress {
  /** 0 to 1. */
  value: number;
  onCancel?: () => void;
}

/** What the layer is asked to do. */
export type ToastCommand =
  | { readonly type: 'show'; readonly message: ToastMessage }
  | { readonly type: 'dismiss'; readonly id?: string | undefined; readonly except?: string | undefined };

type Listener = (command: ToastCommand) => void;

let listener: Listener | null = null;
let waiting: ToastCommand[] = [];

function send(command: ToastCommand): void {
  if (listener) listener(command);
  else waiting.push(command);
}

/** The host takes what was sent and what waited for it. The answer ends that. */
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
  return (text: string, { duration = usual, detail, action, ...options }: ToastOptions = {}): void => {
    const id = options.id ?? (detail === undefined ? text : `${text}\n${detail}`);
    send({ type: 'show', message: { id, kind, text, detail, duration, action } });
  };
}

/**
 * Messages at the bottom end of the window, drawn by `<Toasts />`. They may be sent from anywhere, also before the
 * host is there. Equal messages collapse into one, which then starts anew; errors stay until they are dismissed.
 */
export const toast = {
  success: show('success', 5000),
  info: show('info', 5000),
  error: show('error', false),
  /** A long work: shown with how far it is, until dismissed or replaced by a message of the same id. */
  progress(id: string, text: string, { value, onCancel }: ToastProgress): void {
    send({ type: 'show', message: { id, kind: 'progress', text, duration: false, value, onCancel } });
  },
  /** Takes one message away, or all of them. */
  dismiss(id?: string): void {
    send({ type: 'dismiss', id });
  },
  /** Takes all messages away but this one. */
  dismissOthers(id: string): void {
    send({ type: 'dismiss', except: id });
  },
};
