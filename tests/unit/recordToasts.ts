import { isValidElement } from 'react';
import { type ToastContent, toast as toastify } from 'react-toastify/unstyled';
import { vi } from 'vitest';
import type { ToastBodyProps, ToastMessage } from '#src/components/Toasts/ToastBody.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';

export type ToastCommand =
  | { readonly type: 'show'; readonly message: ToastMessage }
  | { readonly type: 'dismiss'; readonly id?: string | undefined; readonly except?: string | undefined };

/** Lists what is shown and dismissed until the end of the test, in place of the screen. */
export function recordToasts(): ToastCommand[] {
  const commands: ToastCommand[] = [];
  function show(content: ToastContent): string {
    if (isValidElement<ToastBodyProps>(content)) {
      commands.push({ type: 'show', message: content.props.message });
    }
    return '';
  }
  for (const kind of ['success', 'info', 'error'] as const) vi.spyOn(toastify, kind).mockImplementation(show);
  vi.spyOn(toast, 'dismiss').mockImplementation((id) => commands.push({ type: 'dismiss', id }));
  vi.spyOn(toast, 'dismissOthers').mockImplementation((except) => commands.push({ type: 'dismiss', except }));
  return commands;
}

/** The messages that were shown. */
export function shownIn(commands: readonly ToastCommand[]): readonly ToastMessage[] {
  return commands.flatMap((command) => (command.type === 'show' ? [command.message] : []));
}
