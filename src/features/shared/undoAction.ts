import type { ToastAction } from '#src/components/Toasts/ToastBody.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';

/** Takes a change back at once, and says so. `detail` is what the change was about. */
export function takeBack(undo: () => void, detail?: string): void {
  undo();
  toast.info('Undone', { detail });
}

/** The button of a toast that takes a change back. */
export function undoAction(undo: () => void, detail?: string): ToastAction {
  return { label: 'Undo', onSelect: () => takeBack(undo, detail) };
}
