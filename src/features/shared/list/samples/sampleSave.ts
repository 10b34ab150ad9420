import type { MutationResult } from '#src/api/results/mutationResult.ts';
import { noteNewId } from '#src/features/shared/audit/newIds.ts';
import { nextId } from './nextId.ts';
import type { SampleStore } from './sampleStore.ts';

interface SampleSaveInput<Row, Values> {
  /** Prefix of the ids: `INV-`. */
  readonly idPrefix: string;
  /** The record to save: `before` with the values of the form, or a new record with this id. */
  readonly toRow: (values: Values, before: Row | null, id: string) => Row;
  /** The toast of a new record: `Investor added successfully`. */
  readonly added: string;
  /** The toast of a changed one: `Investor updated successfully`. */
  readonly updated: string;
}

/** A function that saves a form to a sample store: adds a record (`before` null) or changes it. Returns the text of the toast. */
export function sampleSave<Row extends { readonly id: string }, Values>(
  store: Pick<SampleStore<Row>, 'add' | 'change' | 'usedIds'>,
  { idPrefix, toRow, added, updated }: SampleSaveInput<Row, Values>,
): (before: Row | null, values: Values) => MutationResult {
  return (before, values) => {
    if (before) {
      // Changes the current row, which may have changed since the form opened.
      store.change(before.id, (now) => toRow(values, now, now.id));
      return { message: updated };
    }
    const id = nextId(idPrefix, store.usedIds);
    store.add(toRow(values, null, id));
    noteNewId(values, id);
    return { message: added };
  };
}
