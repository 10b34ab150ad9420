import { toast } from '#src/components/Toasts/toasts.ts';

/** Shows a toast when the code of a dialog could not be loaded. Opening the dialog again tries again. */
export function toastLoadError(): void {
  toast.error('This could not be opened. Check the connection and try again.');
}
