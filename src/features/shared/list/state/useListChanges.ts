import { useRef } from 'react';
import type { ChangedResource } from '#src/api/results/resource.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, isDeleted, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { useBulkChanges } from '#src/features/shared/list/bulk/useBulkChanges.ts';
import type { SelectedRows } from '#src/features/shared/list/selection/useSelectedRows.ts';
import { undoAction } from '#src/features/shared/undoAction.ts';
import type { ListState } from './listState.ts';

interface ListChangesInput<Row, Values> {
  /** Absent for a read-only list. */
  readonly resource: ChangedResource<Row, Values> | undefined;
  readonly selection: SelectedRows<Row>;
  /** Is called with the id of a record when its deletion begins: closes its dialogs. */
  readonly onDeleted: (id: string) => void;
}

/**
 * The changes of a list's records: of those selected, and the deletion of one, which is done once and says so in a toast
 * (spec section 8), with Undo if records can be restored.
 */
export function useListChanges<Row extends { readonly id: string }, Values extends object>(
  { id: kindId, dialogs }: { readonly id: string; readonly dialogs: readonly string[] },
  { resource, selection, onDeleted }: ListChangesInput<Row, Values>,
): ListState<Row, never, never>['changes'] {
  const deletes = dialogs.includes('delete');
  const bulk = useBulkChanges(resource ? { kindId, resource, deletes, selection } : null);
  const removing = useRef(new Set<string>());

  async function onDelete({ kind, remove, restore, next }: ChangedResource<Row, Values>, row: Row) {
    const { id } = row;
    const detail = kind.nameOf(row);
    // The button may be pressed again while the dialog closes.
    if (removing.current.has(id)) return;
    removing.current.add(id);
    onDeleted(id);
    // A list that the server pages cannot tell which rows were deleted.
    const deselect = () => selection.applyResult({ done: [row], failed: [] });
    try {
      const { message } = await remove(row);
      deselect();
      const undo = restore && undoAction(() => restore([row]), detail);
      // A toast of its own, with the name, for each deletion that can be undone; otherwise the name is no more on the page.
      toast.success(message, undo && { id: `deleted ${id}`, detail, action: undo, next: next?.([row]) });
    } catch (error) {
      if (endsSession(error)) return;
      if (isDeleted(error)) deselect();
      toast.error(toSaveProblem(error).message, { detail });
    } finally {
      removing.current.delete(id);
    }
  }

  const deletion =
    resource && deletes
      ? {
          irreversible: resource.restore === undefined,
          refusal: (row: Row) => resource.kind.refusal?.(row, 'deletion') ?? null,
          onDelete: (row: Row) => void onDelete(resource, row),
        }
      : null;
  return { bulk, deletion };
}
