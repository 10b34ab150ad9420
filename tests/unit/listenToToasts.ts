import { isValidElement } from 'react';
import { type ToastContent, toast as toastify } from 'react-toastify/unstyled';
import { vi } from 'vitest';
import type { ToastBodyProps, ToastMessage } from '#src/components/Toasts/ToastBody.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';

export type ToastCommand =
  | { readonly type: 'show'; readonly message: ToastMessage }
  | { readonly type: 'dismiss'; readonly id?: string | undefined; readonly except?: string | undefined };

/** Sends the messages shown and dismissed to `next`, in place of the screen; returns the function that stops it. */
export function listenToToasts(next: (command: ToastCommand) => void): () => void {
  function show(content: ToastContent): string {
    if (isValidElement<ToastBodyProps>(content)) next({ type: 'show', message: content.props.message });
    return '';
  }
  const spies = [
    vi.spyOn(toastify, 'success').mockImplementation(show),
    vi.spyOn(toastify, 'info').mockImplementation(show),
    vi.spyOn(toastify, 'error').mockImplementation(show),
    vi.spyOn(toast, 'dismiss').mockImplementation((id) => next({ type: 'dismiss', id })),
    vi.spyOn(toast, 'dismissOthers').mockImplementation((except) => next({ type: 'dismiss', except })),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
