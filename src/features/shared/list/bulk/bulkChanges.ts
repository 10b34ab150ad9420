/** A status that can be given to the selected rows. */
export interface StatusAction {
  readonly id: string;
  readonly label: string;
  readonly onSelect: () => void;
}

/** What can be done to many rows of a list, as BulkActions takes it. */
export interface BulkChanges {
  /** What is under way. */
  readonly busy: 'status' | 'delete' | null;
  /** Empty where rows have no status to set. */
  readonly statuses: readonly StatusAction[];
  /** Null where rows cannot be deleted. */
  readonly deletion: BulkDeletion | null;
}

export interface BulkDeletion {
  readonly noun: { readonly one: string; readonly many: string };
  /** The selected rows, for the question before the deletion. */
  readonly chosen: () => readonly { id: string; name: string }[];
  readonly onDelete: () => void;
  /** Whether the deletion is for good: no Undo follows. */
  readonly final: boolean;
  /** What else goes or stays with what is deleted, as one more sentence. */
  readonly note?: string | null;
  /** The deletion may be next: read what the question tells. */
  readonly onIntent?: () => void;
  /** The code of the question could not be loaded. */
  readonly onLoadFailed: () => void;
}
