import type { Page } from '#src/api/results/page.ts';
import type { Resource } from '#src/api/results/resource.ts';
import { type Merged, merge } from './merge.ts';
import { isRefusal, type SaveProblem, toSaveProblem } from './saveProblem.ts';

/** What a save needs: values and functions, no form. Only `read` may reject. */
export interface Save<Values> {
  /** The saved values with which the form opened, or that it has taken over since. */
  readonly opened: Values;
  readonly typed: Values;
  /** Reads the saved values again, null if they could not be read; rejects if that was refused. Absent for a new record. */
  readonly read?: (() => Promise<Values | 'deleted' | null>) | undefined;
  /** Whether the rules of the form allow values that the user has not typed together. */
  readonly isValid: (values: Values) => boolean;
  /** Sends the values to the endpoint or the sample store. Resolves with the problem, or with null after a success. */
  readonly send: (values: Values, sent: Sent<Values>) => Promise<SaveProblem | null>;
}

/** What a save knows when it sends. */
export interface Sent<Values> {
  readonly others: ChangesOfOthers<Values> | null;
  /** The record could not be read before: changes of others may be undone. */
  readonly unchecked: boolean;
}

/** The values that a save sent or would have sent, if others have changed the record. */
export interface ChangesOfOthers<Values> {
  readonly merged: Merged<Values>;
  /** The values that are saved now. */
  readonly now: Values;
}

/** What became of a save. */
export type SaveResult<Values> =
  | {
      readonly status: 'saved';
      readonly values: Values;
    }
  /** `problem` is null if the values break a rule together with changes of others: nothing was sent. */
  | {
      readonly status: 'refused';
      readonly values: Values;
      readonly others: ChangesOfOthers<Values> | null;
      readonly problem: SaveProblem | null;
    }
  /** The record was deleted. */
  | { readonly status: 'deleted' }
  /** Others have changed the same fields to other values: the user must choose. Nothing was sent. */
  | ({ readonly status: 'conflict' } & ChangesOfOthers<Values>);

/** A save waits this long for the read before it, ms; then it is sent without it. */
const READ_LIMIT = 3000;

/**
 * The records as they are saved now, read before a save (decision 23); null if they could not be read in time. Rejects if
 * the read was refused, which ends the save.
 */
export async function readBeforeSave<Row>({
  readNow,
}: Pick<Resource<Row, never, never>, 'readNow'>): Promise<Page<Row> | null> {
  try {
    return await readNow(AbortSignal.timeout(READ_LIMIT));
  } catch (error) {
    if (isRefusal(error)) throw error;
    return null;
  }
}

/**
 * Saves a record over the changes that others have made since the form opened (decision 23): reads it once more, merges,
 * and sends. A record that could not be read is saved as it was typed; if that read was refused, nothing is sent.
 */
export async function saveRecord<Values extends object>(save: Save<Values>): Promise<SaveResult<Values>> {
  const { opened, typed, read, isValid } = save;
  let now: Values | 'deleted' | null | undefined;
  try {
    now = await read?.();
  } catch (error) {
    return { status: 'refused', values: typed, others: null, problem: toSaveProblem(error) };
  }
  if (now === 'deleted') return { status: 'deleted' };
  if (!now) return send(save, typed, { others: null, unchecked: read !== undefined });
  const merged = merge(opened, typed, now);
  const others = { merged, now };
  if (merged.conflicts.length > 0) return { status: 'conflict', ...others };
  if (merged.theirs.length === 0) return send(save, typed, { others: null, unchecked: false });
  const { values } = merged;
  if (!isValid(values)) return { status: 'refused', values, others, problem: null };
  return send(save, values, { others, unchecked: false });
}

async function send<Values>(
  save: Pick<Save<Values>, 'read' | 'send'>,
  values: Values,
  sent: Sent<Values>,
): Promise<SaveResult<Values>> {
  const problem = await save.send(values, sent);
  if (problem === null) return { status: 'saved', values };
  // A new record cannot be deleted: what is missing is something that it names.
  if (problem.deleted && save.read) return { status: 'deleted' };
  return { status: 'refused', values, others: sent.others, problem };
}
