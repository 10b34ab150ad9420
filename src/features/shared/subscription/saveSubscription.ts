import { toast } from '#src/components/Toasts/toasts.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { saveWithToast } from '#src/features/shared/form/saveWithToast.ts';

/** Saves what the subscription dialog of this owner has, with its toast (spec section 2) and the message of section 8. */
export function saveSubscription(owner: string, call: () => unknown): Promise<SaveProblem | null> {
  return saveWithToast(owner, async () => {
    await call();
    toast.success('Subscription Updated', { detail: 'Subscription details have been saved successfully.' });
    return { message: 'Subscription updated' };
  });
}
