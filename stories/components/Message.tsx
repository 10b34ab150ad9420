import { useEffect, useRef } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import type { ToastAction } from '#src/components/Toasts/ToastBody.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';

interface MessageProps {
  /** The function of `toast` that sends it: `toast.success(…)`. */
  kind: 'success' | 'info' | 'error' | 'progress';
  /** What happened, in a sentence of the specification. */
  text: string;
  /** The record it is about, or one more sentence. Messages about different records do not collapse. */
  detail?: string | undefined;
  /**
   * Milliseconds, or false to stay until dismissed.
   * @default 5000, with an action 10000; errors and progress stay
   */
  duration?: number | false | undefined;
  /** One button. */
  action?: ToastAction | undefined;
  /**
   * Messages with the same id replace each other. The first argument of `toast.progress`.
   * @default text and detail, so that equal messages collapse
   */
  id?: string | undefined;
  /** How far the task is, 0 to 1: of `progress` only. */
  value?: number | undefined;
  /** Shows Cancel: of `progress` only. */
  onCancel?: (() => void) | undefined;
}

/**
 * A message about what happened. `toast` sends it from anywhere; `<Toasts />`, which the console mounts once, shows it. Here
 * the button sends it by the call beside it, and so does every change of a control.
 */
export function Message(props: MessageProps) {
  const { kind, text, id, value = 0, onCancel, detail, duration, action } = props;
  function send() {
    const shared = { detail, ...(action ? { action } : {}) };
    if (kind === 'progress') {
      return toast.progress(id ?? 'task', text, { value, ...shared, ...(onCancel ? { onCancel } : {}) });
    }
    toast[kind](text, {
      ...shared,
      ...(id === undefined ? {} : { id }),
      ...(duration === undefined ? {} : { duration }),
    });
  }
  const call = callOf(props);
  const sent = useRef(call);
  useEffect(() => {
    if (sent.current === call) return;
    // A control has changed it.
    sent.current = call;
    send();
  });
  return (
    <p>
      <Button onClick={send}>Save</Button> <code>{call}</code>
    </p>
  );
}

const quote = (text: unknown) => `'${String(text).replaceAll(/[\\']/g, '\\$&')}'`;

/** The call that sends a message with these props. */
function callOf(props: Readonly<Partial<MessageProps>>): string {
  const { kind = 'success', text, detail, action, id, duration, value = 0, onCancel } = props;
  const progress = kind === 'progress';
  const options = [
    ...(progress ? [`value: ${value}`] : []),
    ...(detail ? [`detail: ${quote(detail)}`] : []),
    ...(action ? [`action: { label: ${quote(action.label)}, onSelect: () => {} }`] : []),
    ...(onCancel ? ['onCancel: () => {}'] : []),
    ...(id && !progress ? [`id: ${quote(id)}`] : []),
    ...(duration === undefined || progress ? [] : [`duration: ${duration}`]),
  ];
  const values = [
    ...(progress ? [quote(id ?? 'task')] : []),
    quote(text),
    ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : []),
  ];
  return `toast.${kind}(${values.join(', ')});`;
}
