import type { Saved } from '#src/api/results/resource.ts';
import type { ToastAction } from '#src/components/Toasts/ToastBody.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import { formToast } from './formToast.ts';
import { endsSession, type SaveProblem, toSaveProblem } from './saveProblem.ts';

/**
 * Saves a record of that name and shows a toast with the message of the answer (spec section 8), with the button that
 * `actionOf` gives, and the name that the record has then. Resolves with the problem, or with null after a success; never rejects.
 */
export async function saveWithToast<Answer extends Pick<Saved<unknown>, 'message' | 'also'>>(
  name: string,
  call: () => Promise<Answer>,
  actionOf?: (saved: Answer) => ToastAction | undefined,
  savedName = name,
): Promise<SaveProblem | null> {
  const showRefusal = formToast.refusal(name);
  try {
    const saved = await call();
    const { message, also } = saved;
    const action = actionOf?.(saved);
    toast.success(message, { also, detail: savedName, ...(action && { action }) });
    return null;
  } catch (error) {
    const problem = toSaveProblem(error);
    if (!endsSession(error)) showRefusal(problem.message);
    return problem;
  }
}
