import { toast } from '#src/components/Toasts/toasts.ts';

/** Tells that code which was asked for could not be loaded; the next press tries again. */
export function tellLoadFailure(): void {
  toast.error('This could not be opened. Check the connection and try again.');
}
