import type { ToastAction } from '#src/components/Toasts/ToastBody.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';

/** The button of a toast that takes a change back at once, and says so. `detail` is what the change was about. */
export function undoAction(undo: () => void, detail?: string): ToastAction {
  return {
    label: 'Undo',
    onSelect: () => {
      undo();
      toast.info('Undone', { detail });
    },
  };
}
