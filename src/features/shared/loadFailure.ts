import { toast } from '#src/components/Toasts/toasts.ts';

/** Reports that code for an opened part could not be loaded; opening it again is the next attempt. */
export function tellLoadFailure(): void {
  toast.error('This could not be opened. Check the connection and try again.');
}
