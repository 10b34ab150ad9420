import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { saveWithToast, type Told } from '#src/features/shared/form/saveWithToast.ts';

/** Saves what the subscription dialog of this owner has, with its toast (spec section 2). `call` resolves with how it is undone. */
export function saveSubscription(
  owner: string,
  notes: readonly string[],
  call: () => Promise<Pick<Told, 'undo'> | undefined>,
): Promise<SaveProblem | null> {
  const save = async () => ({
    ...(await call()),
    message: 'Subscription Updated',
    also: 'Subscription details have been saved successfully.',
  });
  return saveWithToast(owner, save, { notes });
}
