import { createStore, type StoreApi } from 'zustand/vanilla';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { type AuditChange, recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { Importer, ImportIndex } from '#src/features/shared/import/check/importer.ts';
import {
  type ColumnFields,
  chooseField,
  knownHeaders,
  matchColumns,
} from '#src/features/shared/import/check/matchColumns.ts';
import {
  checkRow,
  type ImportRow,
  markRepeated,
  rowMessage,
  stateOf,
  toImportRow,
  withText,
} from '#src/features/shared/import/check/rows.ts';
import { type FileChoice, readFile, type TextTable } from '#src/features/shared/import/file/readTable.ts';
import { createRun, type ListNow } from '#src/features/shared/import/send/importRun.ts';
import {
  countOutcomes,
  type RowOutcome,
  type SendingState,
  type SendState,
  sendSummary,
} from '#src/features/shared/import/send/sendTexts.ts';
import { rememberImported } from '#src/features/shared/list/importing/imported.ts';
import { nextTask } from '#src/lib/nextTask.ts';

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
  /** The time of the import, `14:05:32`, once it has ended: the list shows its records by it. */
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

/** The one toast of an import that is done, paused or stopped. */
function toastEnded({ noun, list }: Pick<Importer, 'noun' | 'list'>, { status, counts }: SendState): void {
  const text = sendSummary(counts, noun);
  const options = { id: `import ${list}` };
  if (status === 'paused') toast.info(`Import paused: ${text}`, options);
  else if (counts.Failed + counts.Unknown > 0) toast.error(text, options);
  else toast.success(text, options);
}

/** The audit record of an import that has ended, with its counts; null for one that is only paused. */
export function importAudit(
  { noun }: Pick<Importer, 'noun'>,
  { status, counts }: Pick<SendState, 'status' | 'counts'>,
): AuditChange | null {
  if (status !== 'done' && status !== 'stopped') return null;
  const summary = sendSummary(counts, noun);
  const failed = counts.Failed + counts.Unknown > 0;
  return {
    action: 'Records Imported',
    category: 'User Management',
    details: `Import of ${noun.many}${status === 'stopped' ? ', stopped' : ''}: ${summary}`,
    error: failed ? summary : null,
  };
}

/** Outcomes are shown together after this time, in ms, because each change draws the table. */
const SHOW_AFTER = 100;

/** The sending of the rows of an import, and their outcomes in its store. */
function createSending(
  { getState: get, setState: set }: StoreApi<JobState>,
  importer: Importer,
  onEnded: () => void,
) {
  /** The rows that are sent. */
  let rows = new Map<string, ImportRow>();
  /** Those of this run: a retry sends the failed ones alone. */
  let ids: ReadonlySet<string> = new Set();
  let lookup: ImportIndex['lookup'] = new Map();
  const settled = new Map<string, RowOutcome>();
  let state: SendingState;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show() {
    clearTimeout(timer);
    timer = undefined;
    set((before) => {
      const shown = before.rows.map((row) => {
        const outcome = settled.get(row.id);
        return outcome ? { ...row, ...outcome } : row;
      });
      settled.clear();
      return { rows: shown, send: { ...state, counts: countOutcomes(shown, rows) } };
    });
  }

  function onOutcome(id: string, outcome: RowOutcome) {
    settled.set(id, outcome);
    timer ??= setTimeout(show, SHOW_AFTER);
  }

  async function readList(): Promise<ListNow> {
    const index = await importer.readIndex();
    lookup = index.lookup;
    return {
      has: (id) => index.has(rows.get(id)?.keys ?? {}),
      isReady: (id) => {
        const row = rows.get(id);
        const checked = row && checkRow(row, importer, index);
        if (!checked || stateOf(checked) === 'Ready') return checked !== undefined;
        rows.delete(id);
        onOutcome(id, { outcome: 'Skipped', message: rowMessage(checked, importer.fields) });
        return false;
      },
    };
  }

  const { begin: beginRun, ...run } = createRun({
    lock: `blume.import.${importer.list}`,
    readList,
    parallel: importer.parallel,
    create: (id) => importer.create(rows.get(id)?.texts ?? {}, lookup),
    onOutcome,
    onState: (next) => {
      state = next;
      show();
    },
    onEnded: () => {
      show();
      onEnded();
    },
  });

  function begin(sent: readonly string[]) {
    ids = new Set(sent);
    beginRun(sent);
  }

  return {
    ...run,
    /** What became of the rows of this run. */
    countsOfRun: () =>
      countOutcomes(
        get().rows.filter(({ id }) => ids.has(id)),
        ids,
      ),
    /** Sends the rows that are ready. */
    send: () => {
      const { check, send, rows: all } = get();
      const ready = all.filter((row) => stateOf(row) === 'Ready');
      if (check.status !== 'ready' || send !== null || ready.length === 0) return;
      rows = new Map(ready.map((row) => [row.id, row]));
      set({
        step: 'Import',
        rows: all.map((row) =>
          rows.has(row.id) ? row : { ...row, outcome: 'Skipped', message: rowMessage(row, importer.fields) },
        ),
      });
      begin([...rows.keys()]);
    },
    /** Sends rows again that failed, and unknown ones that the list does not have. */
    retryFailed: () => {
      const again = get().rows.filter(({ outcome }) => outcome === 'Failed' || outcome === 'Unknown');
      // Unknown ones stay so until the list was read.
      set((before) => ({
        rows: before.rows.map((row) =>
          row.outcome === 'Failed' ? { ...row, outcome: null, message: '' } : row,
        ),
      }));
      begin(again.map(({ id }) => id));
    },
  };
}

/** An import: its state and what the user does with it. */
export type ImportJob = ReturnType<typeof createImportJob>;

/** What a step of the dialog gets. */
export interface StepProps {
  state: JobState;
  job: ImportJob;
  importer: Importer;
}

/** Rows are checked for so long in one task, in ms: a key pressed meanwhile is handled within 50 ms. */
const SLICE = 12;

/** Begins an import. */
export function createImportJob(importer: Importer) {
  const { list } = importer;
  const store = createStore<JobState>()(() => emptyJob);
  const { getState: get, setState: set } = store;
  const sending = createSending(store, importer, () => {
    importer.refresh();
    rememberCreated();
    const { send } = get();
    if (!send) return;
    toastEnded(importer, send);
    const audit = importAudit(importer, { status: send.status, counts: sending.countsOfRun() });
    if (audit) recordAudit(audit);
  });
  /** So that the list can show the records that were created. */
  function rememberCreated() {
    const email = importer.keys[0]?.name ?? '';
    const created = get().rows.filter(({ outcome }) => outcome === 'Created');
    // With seconds: it names this import in the URL.
    const now = new Date();
    const endedAt = `${shownDateTime(now.getTime())?.slice(11)}:${String(now.getSeconds()).padStart(2, '0')}`;
    rememberImported(
      list,
      created.map(({ keys }) => keys[email] ?? ''),
      endedAt,
    );
    set({ endedAt });
  }

  let reads = 0;
  let checks = 0;
  /** The session ended during the check. */
  let interrupted = false;
  let source: { readonly file: File; readonly choice: FileChoice } | null = null;

  async function read(file: File, choice: FileChoice = {}) {
    reads += 1;
    const current = reads;
    set({ reading: true, problem: null });
    const result = await readFile(file, knownHeaders(importer.fields), choice);
    if (current !== reads) return;
    if ('problem' in result) {
      set({ reading: false, problem: result.problem });
      return;
    }
    const { table } = result;
    source = { file: result.file, choice };
    const columns = matchColumns(table.header, importer.fields);
    set({ ...emptyJob, table, columns });
  }

  function change(to: (row: ImportRow) => ImportRow) {
    set(({ rows }) => ({ rows: markRepeated(rows.map(to), importer.keys) }));
  }

  async function check() {
    const { table, columns, rows: before } = get();
    if (!table) return;
    checks += 1;
    const current = checks;
    const isCurrent = () => current === checks;
    interrupted = false;
    // Corrections of an earlier check stay.
    const corrected = new Map(before.map((row) => [row.id, row]));
    set({ check: { status: 'loading' } });
    try {
      const index = await importer.readIndex();
      if (!isCurrent()) return;
      const checked: ImportRow[] = [];
      let sliceEnd = 0;
      for (const row of table.rows) {
        if (performance.now() > sliceEnd) {
          set({ check: { status: 'checking', done: checked.length } });
          await nextTask();
          if (!isCurrent()) return;
          sliceEnd = performance.now() + SLICE;
        }
        const before = corrected.get(String(row.number));
        checked.push(checkRow(toImportRow(row, columns, before), importer, index));
      }
      const rows = markRepeated(checked, importer.keys);
      // The table is drawn in a task of its own.
      await nextTask();
      if (isCurrent()) set({ rows, check: { status: 'ready', index } });
    } catch (error) {
      if (!isCurrent()) return;
      interrupted = endsSession(error);
      if (!interrupted) set({ check: { status: 'failed', message: toSaveProblem(error).message } });
    }
  }

  return {
    store,
    /** Reads the list and checks all rows; again after a failure. */
    check,
    /** Checks again what the end of the session has interrupted; called when the dialog opens. */
    restore: () => {
      if (interrupted) void check();
    },
    takeFile: (file: File) => read(file),
    takePasted: (text: string) => read(new File([text], 'Pasted cells'), { encoding: 'UTF-8' }),
    /** Reads the file again in another way: another encoding, sheet or header row, or without its hidden rows. */
    readAs: async (choice: FileChoice) => {
      if (source) await read(source.file, { ...source.choice, ...choice });
    },
    choose: (column: number, field: string) => {
      set(({ columns }) => ({ columns: chooseField(columns, column, field) }));
    },
    next: () => {
      const { step, table } = get();
      if (!table) return;
      if (step === 'File') set({ step: 'Columns' });
      if (step === 'Columns') {
        set({ step: 'Check' });
        void check();
      }
    },
    back: () => {
      const { step } = get();
      checks += 1;
      if (step === 'Columns') set({ step: 'File' });
      if (step === 'Check') set({ step: 'Columns', check: { status: 'idle' } });
    },
    edit: (id: string, field: string, text: string) => {
      const { check: state } = get();
      if (state.status !== 'ready') return;
      change((row) => (row.id === id ? checkRow(withText(row, field, text), importer, state.index) : row));
    },
    skip: (id: string) => change((row) => (row.id === id ? { ...row, skipped: !row.skipped } : row)),
    skipDuplicates: () => change((row) => (stateOf(row) === 'Duplicate' ? { ...row, skipped: true } : row)),
    ...sending,
  };
}
