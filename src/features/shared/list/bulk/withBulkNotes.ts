import type { BulkChanges, BulkDeletion } from './bulkChanges.ts';

interface BulkNotes extends Pick<BulkDeletion, 'note' | 'onAsk'> {
  /** Said in the menu of the statuses. */
  readonly statusNote?: string | null;
}

/** A list whose bulk changes say what else they affect. */
export function withBulkNotes<List extends { readonly bulk: BulkChanges | null }>(
  list: List,
  { statusNote = null, ...asked }: BulkNotes,
): List {
  const { bulk } = list;
  if (!bulk) return list;
  const deletion = bulk.deletion && { ...bulk.deletion, ...asked };
  return { ...list, bulk: { ...bulk, deletion, statusNote } };
}
