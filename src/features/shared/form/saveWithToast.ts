import type { NextStep, Saved } from '#src/api/results/resource.ts';
import type { ToastAction } from '#src/components/Toasts/ToastBody.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import { formToast } from './formToast.ts';
import { endsSession, type SaveProblem, toSaveProblem } from './saveProblem.ts';

/** The answer of what a toast tells. */
export type Told = Pick<Saved<unknown>, 'message' | 'also' | 'undo'>;

interface SaveToast<Answer> {
  /** What else has happened, each on a line of its own. */
  readonly notes?: readonly string[] | undefined;
  /** The button; that which takes the save back when absent. */
  readonly actionOf?: (saved: Answer) => ToastAction | undefined;
  /** What is left to do then. */
  readonly next?: (() => NextStep | undefined) | undefined;
  /** The name that the record has then. */
  readonly savedName?: string;
}

/** How long a toast stays that says what the save itself did not, in ms. */
const READ = 10_000;

/**
 * Saves a record of that name and shows one toast with the message of the answer (spec section 8). Resolves with the problem,
 * or with null after a success; never rejects.
 */
export async function saveWithToast<Answer extends Told>(
  name: string,
  call: () => Promise<Answer>,
  { notes = [], actionOf, next, savedName = name }: SaveToast<Answer> = {},
): Promise<SaveProblem | null> {
  const showRefusal = formToast.refusal(name);
  try {
    const saved = await call();
    const { message, also, undo } = saved;
    const action = actionOf?.(saved) ?? (undo && { label: 'Undo', onSelect: undo });
    toast.success(message, {
      also: [...(also === undefined ? [] : [also]), ...notes],
      detail: savedName,
      action,
      next: next?.(),
      ...(notes.length > 0 && { duration: READ }),
    });
    return null;
  } catch (error) {
    const problem = toSaveProblem(error);
    if (!endsSession(error)) showRefusal(problem.message);
    return problem;
  }
}
