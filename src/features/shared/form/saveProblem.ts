import { SOMETHING_WENT_WRONG } from '#src/lib/messages.ts';
import { hasUnknownOutcome } from './unknownOutcome.ts';

/** Why a save failed, in sentences for the user. */
export interface SaveProblem {
  readonly message: string;
  /** Messages beside single fields, by the server's names for them. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The server refused the values, and named no field but in its message. */
  readonly unnamed?: boolean;
  /** The server does not have the record. */
  readonly deleted?: boolean;
  /** The response was lost: the server may have saved the values. */
  readonly unknownOutcome?: boolean;
}

/** The toast of a form with empty required fields (spec section 5). */
export const FILL_IN_REQUIRED = 'Please fill in all required fields';

/** The message about a record that is not there any more. */
export function deletedMessage(noun: string): string {
  return `This ${noun} was deleted by someone else`;
}

/** Refusals of values, such as a duplicate. */
const ABOUT_VALUES = [400, 409, 422];

/** The error of a failed call as a form needs it; every call fails with an `ApiError`. */
export function toSaveProblem(error: unknown): SaveProblem {
  if (!(error instanceof Error) || error.message === '') return { message: SOMETHING_WENT_WRONG };
  const fields = 'fields' in error ? messagesIn(error.fields) : [];
  return {
    message: error.message,
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(fields.length === 0 && hasStatus(error, ...ABOUT_VALUES) ? { unnamed: true } : {}),
    ...(isDeleted(error) ? { deleted: true } : {}),
    ...(hasUnknownOutcome(error) ? { unknownOutcome: true } : {}),
  };
}

function messagesIn(fields: unknown): readonly (readonly [string, string])[] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).filter((entry) => typeof entry[1] === 'string');
}

/** Whether the call failed because the server does not have the record. */
export function isDeleted(error: unknown): boolean {
  return hasStatus(error, 404);
}

/** Whether the call failed because the session has ended, for which the console shows its own notice. */
export function endsSession(error: unknown): boolean {
  return hasStatus(error, 401);
}

/**
 * Whether a read before a save was refused: the session has ended, the role has no right, or a network wants a sign-in first.
 * The save would be refused too.
 */
export function isRefusal(error: unknown): boolean {
  const intercepted = error instanceof Error && 'code' in error && error.code === 'intercepted';
  return intercepted || hasStatus(error, 401, 403);
}

function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof Error && 'status' in error && statuses.some((status) => error.status === status);
}
