/** A status that can be given to the selected rows. */
export interface StatusAction {
  readonly id: string;
  readonly label: string;
  readonly onSelect: () => void;
}

/** The bulk changes of a list, as the buttons of the bulk bar need them. */
export interface BulkChanges {
  /** The change in progress. */
  readonly busy: 'status' | 'delete' | null;
  /** Empty if the rows have no status to set. */
  readonly statuses: readonly StatusAction[];
  /** The names of the selected rows that are not shown; none when absent. */
  readonly hidden?: () => readonly string[];
  /** What else a status affects: a sentence of its menu. */
  readonly statusNote?: string | null;
  /** Null if rows cannot be deleted. */
  readonly deletion: BulkDeletion | null;
}

/** A record that a confirmation names. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
  /** It is selected, and not shown. */
  readonly hidden?: boolean;
}

export interface BulkDeletion {
  /** The kind of the rows, by id. */
  readonly kind: string;
  readonly noun: { readonly one: string; readonly many: string };
  /** The selected rows that can be deleted, for the confirmation. */
  readonly chosen: () => readonly NamedRecord[];
  /** Why others are left out, a reason for each; none when absent. */
  readonly leftOut?: () => readonly string[];
  readonly onDelete: () => void;
  /** True if the deletion cannot be undone. */
  readonly irreversible: boolean;
}
