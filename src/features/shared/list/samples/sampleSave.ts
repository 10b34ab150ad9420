import type { Written } from '#src/api/types/written.ts';
import { nextId } from './nextId.ts';
import type { SampleStore } from './sampleStore.ts';

interface SampleSaveInput<Row, Values> {
  /** What ids begin with: `INV-`. */
  readonly idPrefix: string;
  /** The record that the form describes: `before` with the typed values, or a new one with that id. */
  readonly toRow: (values: Values, before: Row | null, id: string) => Row;
  /** The toast of a new record: `Investor added successfully`. */
  readonly added: string;
  /** The toast of a changed one: `Investor updated successfully`. */
  readonly updated: string;
}

/** How a form saves to a sample store: it adds a record (null) or changes an existing one, and gives the words of the toast. */
export function sampleSave<Row extends { readonly id: string }, Values>(
  store: Pick<SampleStore<Row>, 'add' | 'change' | 'usedIds'>,
  { idPrefix, toRow, added, updated }: SampleSaveInput<Row, Values>,
): (before: Row | null, values: Values) => Written {
  return (before, values) => {
    if (before) {
      // The row as it is now: it may have changed since the form opened.
      store.change(before.id, (now) => toRow(values, now, now.id));
      return { message: updated };
    }
    store.add(toRow(values, null, nextId(idPrefix, store.usedIds)));
    return { message: added };
  };
}
