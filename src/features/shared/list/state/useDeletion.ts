import { useRef } from 'react';
import type { ChangedResource } from '#src/api/results/resource.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, isGone, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';

interface DeletionInput<Row, Values> {
  readonly resource: ChangedResource<Row, Values> | undefined;
  /** Called when a deletion begins: close its dialog. */
  readonly onRemove: (row: Row) => void;
  /** Called when the record is deleted, also if someone else had deleted it. */
  readonly onRemoved: (row: Row) => void;
}

/** A function that deletes a record once and shows a toast (spec section 8), with Undo if records can be restored. */
export function useDeletion<Row extends { readonly id: string }, Values>(
  input: DeletionInput<Row, Values>,
): (row: Row) => void {
  const { resource, onRemove, onRemoved } = input;
  const removing = useRef(new Set<string>());

  async function run({ kind, remove, restore }: ChangedResource<Row, Values>, row: Row) {
    const { id } = row;
    const detail = kind.nameOf(row);
    // The button may be pressed again while the dialog closes.
    if (removing.current.has(id)) return;
    removing.current.add(id);
    onRemove(row);
    try {
      const { message } = await remove(row);
      onRemoved(row);
      const undo = restore && { label: 'Undo', onSelect: () => restore([row]) };
      // A toast of its own, with the name, for each deletion that can be undone; otherwise the name is no more on the page.
      toast.success(message, undo && { id: `deleted ${id}`, detail, action: undo });
    } catch (error) {
      if (endsSession(error)) return;
      if (isGone(error)) onRemoved(row);
      toast.error(toSaveProblem(error).message, { detail });
    } finally {
      removing.current.delete(id);
    }
  }

  return (row) => {
    if (resource) void run(resource, row);
  };
}
