import type { ImportRow } from '#src/features/shared/import/check/rows.ts';
import type { ColumnFields } from '#src/features/shared/import/columns/matchColumns.ts';
import type { TextTable } from '#src/features/shared/import/file/readTable.ts';
import type { ImportIndex } from '#src/features/shared/import/importer.ts';
import type { SendState } from '#src/features/shared/import/send/sendTexts.ts';

/** The steps of an import. */
export const steps = ['File', 'Columns', 'Check', 'Import'] as const;
export type Step = (typeof steps)[number];

/** The state of the check. */
export type CheckState =
  | { readonly status: 'idle' }
  /** The list is being read. */
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'checking'; readonly done: number }
  | { readonly status: 'ready'; readonly index: ImportIndex };

/** The state of an import. */
export interface JobState {
  readonly step: Step;
  /** A file is being read. */
  readonly reading: boolean;
  /** Why the last file cannot be imported. */
  readonly problem: string | null;
  readonly table: TextTable | null;
  readonly columns: ColumnFields;
  readonly check: CheckState;
  readonly rows: readonly ImportRow[];
  /** Null until rows are sent. */
  readonly send: SendState | null;
  /** The time of the import, `14:05`, once it has ended: the list shows its records by it. */
  readonly endedAt: string | null;
}

export const emptyJob: JobState = {
  step: 'File',
  reading: false,
  problem: null,
  table: null,
  columns: [],
  check: { status: 'idle' },
  rows: [],
  send: null,
  endedAt: null,
};

/** Whether rows are being sent or wait for it: the import goes on when its dialog is closed. */
export function isSending({ send }: JobState): boolean {
  return send !== null && send.status !== 'done' && send.status !== 'stopped';
}

/** Whether closing the dialog would lose the file and its corrections. */
export function isUnsent({ table, send }: JobState): boolean {
  return table !== null && send === null;
}

/** How many rows of an ended import were not created: they failed, or it is not known what became of them. */
export function failedRows(state: JobState): number {
  const { send } = state;
  return send === null || isSending(state) ? 0 : send.counts.Failed + send.counts.Unknown;
}
