/** Why a save was refused, as a person may read it. */
export interface SaveProblem {
  readonly message: string;
  /** The field the message is about, by its name in the request. */
  readonly field?: string;
  /** What is said of that field alone, when `message` says something else. */
  readonly fieldMessage?: string;
}

/** Stands beside every required field that is empty (product.md "Small print"). */
export const REQUIRED = 'Required';

/** The toast of a form with empty required fields (spec section 5). */
export const FILL_IN_REQUIRED = 'Please fill in all required fields';

/** The last resort of spec section 8. */
const SOMETHING_WENT_WRONG = 'Something went wrong';

/** What a failed call says, in the shape a form takes it; every call fails with an `ApiError`. */
export function toSaveProblem(error: unknown): SaveProblem {
  if (!(error instanceof Error) || error.message === '') return { message: SOMETHING_WENT_WRONG };
  const field = 'field' in error && typeof error.field === 'string' ? error.field : undefined;
  if (field === undefined) return { message: error.message };
  const said = 'fieldMessage' in error && typeof error.fieldMessage === 'string' ? error.fieldMessage : null;
  const problem = { message: error.message, field };
  return said === null || said === error.message ? problem : { ...problem, fieldMessage: said };
}

/** Whether the failure is the end of the session, which the console tells once and by itself. */
export function endsSession(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}
