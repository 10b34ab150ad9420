import { SOMETHING_WENT_WRONG } from '#src/lib/messages.ts';

/** Why a save failed, in sentences for the user. */
export interface SaveProblem {
  readonly message: string;
  /** The field the message is about, by its name in the request. */
  readonly field?: string;
  /** The message beside the field, if it differs from `message`. */
  readonly fieldMessage?: string;
}

/** The message beside every required field that is empty (product.md "Small print"). */
export const REQUIRED = 'Required';

/** The toast of a form with empty required fields (spec section 5). */
export const FILL_IN_REQUIRED = 'Please fill in all required fields';

/** The error of a failed call as a form needs it; every call fails with an `ApiError`. */
export function toSaveProblem(error: unknown): SaveProblem {
  if (!(error instanceof Error) || error.message === '') return { message: SOMETHING_WENT_WRONG };
  const field = 'field' in error && typeof error.field === 'string' ? error.field : undefined;
  if (field === undefined) return { message: error.message };
  const fieldMessage =
    'fieldMessage' in error && typeof error.fieldMessage === 'string' ? error.fieldMessage : null;
  const problem = { message: error.message, field };
  return fieldMessage === null || fieldMessage === error.message ? problem : { ...problem, fieldMessage };
}

/** Whether the call failed because the session has ended, for which the console shows its own notice. */
export function endsSession(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}
