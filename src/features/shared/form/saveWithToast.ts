import type { Saved } from '#src/api/results/resource.ts';
import { type ToastOptions, toast } from '#src/components/Toasts/toasts.ts';
import { formToast } from './formToast.ts';
import { endsSession, type SaveProblem, toSaveProblem } from './saveProblem.ts';

/**
 * Saves a record of that name and shows a toast with the message of the answer (spec section 8), and a button if there is an action. Resolves with the problem,
 * or with null after a success; never rejects.
 */
export async function saveWithToast(
  name: string,
  call: () => Promise<Pick<Saved<unknown>, 'message' | 'also'>>,
  options: Pick<ToastOptions, 'action'> = {},
): Promise<SaveProblem | null> {
  const showRefusal = formToast.refusal(name);
  try {
    const { message, also } = await call();
    toast.success(message, { also, detail: name, ...options });
    return null;
  } catch (error) {
    const problem = toSaveProblem(error);
    if (!endsSession(error)) showRefusal(problem.message);
    return problem;
  }
}
