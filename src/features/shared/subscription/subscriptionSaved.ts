import type { Written } from '#src/api/types/written.ts';
import { toast } from '#src/components/Toasts/toasts.ts';

/** Tells that the subscription dialog saved, in the words of spec section 2, and gives those of section 8. */
export function subscriptionSaved(): Written {
  toast.success('Subscription Updated', { detail: 'Subscription details have been saved successfully.' });
  return { message: 'Subscription updated' };
}
