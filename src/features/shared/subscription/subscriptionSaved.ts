import type { MutationResult } from '#src/api/results/mutationResult.ts';
import { toast } from '#src/components/Toasts/toasts.ts';

/** Shows the toast of the subscription dialog (spec section 2) and returns the message of section 8. */
export function subscriptionSaved(): MutationResult {
  toast.success('Subscription Updated', { detail: 'Subscription details have been saved successfully.' });
  return { message: 'Subscription updated' };
}
