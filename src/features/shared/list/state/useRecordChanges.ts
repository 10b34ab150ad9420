import { useRef } from 'react';
import type { MutationResult } from '#src/api/results/mutationResult.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { auditOfNow, recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import type { RowAudit } from '#src/features/shared/audit/rowAudit.ts';
import { formToast } from '#src/features/shared/form/formToast.ts';
import {
  endsSession,
  isGone,
  type SaveProblem,
  toSaveProblem,
} from '#src/features/shared/form/saveProblem.ts';
import type { RowChanges } from '#src/features/shared/list/describe/rowChanges.ts';

interface RecordChangesInput<Row> {
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** How deletions are recorded in the audit log; null if they are not. */
  readonly audit: RowAudit<Row> | null;
  readonly changes: Pick<RowChanges<Row>, 'remove' | 'restore' | 'removeFailure'>;
  /** Called when a deletion begins: close its dialog. */
  readonly onRemove: (row: Row) => void;
  /** Called when the record is deleted, also if someone else had deleted it. */
  readonly onRemoved: (row: Row) => void;
}

export interface RecordChanges<Row> {
  /**
   * Saves a record and shows a toast with the message of the response, `also` and the name. Resolves with the problem, or
   * with null after a success; never rejects.
   */
  readonly save: (
    name: string,
    call: () => MutationResult | Promise<MutationResult>,
    also?: string,
  ) => Promise<SaveProblem | null>;
  /** Deletes a record once and shows a toast, with Undo if rows can be restored. */
  readonly remove: (row: Row) => void;
}

/** Saving and deleting one record of a list, with their toasts (spec section 8). */
export function useRecordChanges<Row>(input: RecordChangesInput<Row>): RecordChanges<Row> {
  const { idOf, nameOf, audit, changes, onRemove, onRemoved } = input;
  const { remove, restore, removeFailure = (error: unknown) => toSaveProblem(error).message } = changes;
  const removing = useRef(new Set<string>());

  async function save(name: string, call: () => MutationResult | Promise<MutationResult>, also?: string) {
    const showRefusal = formToast.refusal(name);
    try {
      const { message } = await call();
      toast.success(message, { also, detail: name });
      return null;
    } catch (error) {
      const problem = toSaveProblem(error);
      if (!endsSession(error)) showRefusal(problem.message);
      return problem;
    }
  }

  function putBack(row: Row, restoreRows: NonNullable<typeof restore>) {
    restoreRows([row]);
    if (audit) recordAudit(audit.restored(row));
  }

  async function run(row: Row, call: NonNullable<typeof remove>) {
    const id = idOf(row);
    const detail = nameOf(row);
    // The button may be pressed again while the dialog closes.
    if (removing.current.has(id)) return;
    removing.current.add(id);
    onRemove(row);
    const record = auditOfNow();
    try {
      const { message } = await call(row);
      onRemoved(row);
      if (audit) record(audit.deleted(row, null));
      const undo = restore && { label: 'Undo', onSelect: () => putBack(row, restore) };
      // A toast of its own, with the name, for each deletion that can be undone; otherwise the name is no more on the page.
      toast.success(message, undo && { id: `deleted ${id}`, detail, action: undo });
    } catch (error) {
      if (endsSession(error)) return;
      if (isGone(error)) onRemoved(row);
      const message = removeFailure(error);
      if (audit) record(audit.deleted(row, message));
      toast.error(message, { detail });
    } finally {
      removing.current.delete(id);
    }
  }

  return {
    save,
    remove: (row) => {
      if (remove) void run(row, remove);
    },
  };
}
