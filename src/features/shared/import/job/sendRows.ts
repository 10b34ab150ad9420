import type { StoreApi } from 'zustand/vanilla';
import { checkRow, type ImportRow, rowMessage, stateOf } from '#src/features/shared/import/check/rows.ts';
import type { Importer, ImportIndex } from '#src/features/shared/import/importer.ts';
import { notSent } from '#src/features/shared/import/send/lostRows.ts';
import type { Found, RowOutcome, Sending, SendingState } from '#src/features/shared/import/send/sending.ts';
import { countOutcomes } from '#src/features/shared/import/send/sendTexts.ts';
import { startSending } from '#src/features/shared/import/send/startSending.ts';
import { createBeginning } from './beginning.ts';
import type { JobState } from './jobState.ts';

/** Outcomes are shown together after this time, in ms, because each change draws the table. */
const SHOW_AFTER = 100;

/** What the store shows of a run: its state, and the outcomes of its rows. */
interface Outcomes {
  /** Rows are to be sent. */
  readonly begin: (ids: Iterable<string>) => void;
  readonly setOutcome: (id: string, settled: RowOutcome) => void;
  readonly state: (state: SendingState) => void;
  /** Shows all outcomes now. */
  readonly show: () => void;
  /** Failed rows are to be sent again. Unknown ones stay so until the list was read. */
  readonly forgetFailures: () => void;
}

function createOutcomes({ setState: set }: StoreApi<JobState>): Outcomes {
  const settled = new Map<string, RowOutcome>();
  let sent: ReadonlySet<string> = new Set();
  let state: SendingState = { status: 'running', seconds: null, problem: null };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show() {
    clearTimeout(timer);
    timer = undefined;
    set(({ rows }) => {
      const shown = rows.map((row) => {
        const now = settled.get(row.id);
        return now ? { ...row, ...now } : row;
      });
      settled.clear();
      return { rows: shown, send: { ...state, counts: countOutcomes(shown, sent) } };
    });
  }

  return {
    show,
    begin: (ids) => {
      sent = new Set(ids);
    },
    setOutcome: (id, now) => {
      settled.set(id, now);
      timer ??= setTimeout(show, SHOW_AFTER);
    },
    state: (next) => {
      state = next;
      show();
    },
    forgetFailures: () =>
      set(({ rows }) => ({
        rows: rows.map((row) => (row.outcome === 'Failed' ? { ...row, outcome: null, message: '' } : row)),
      })),
  };
}

/** The actions of the step `Import`. */
export interface SendActions {
  /** Sends the rows that are ready. */
  readonly send: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the import after the running rows. */
  readonly stop: () => void;
  /** Sends rows again that failed, and unknown ones that the list does not have. */
  readonly retryFailed: () => void;
  /** The session has expired: the import waits for the same user. */
  readonly suspend: () => void;
  /** Ends the import without a word, also when a row is not answered: another tab may import. */
  readonly drop: () => void;
}

/** Sends the rows of the store and writes their outcomes into it. */
export function sendRows(store: StoreApi<JobState>, importer: Importer, onEnded: () => void): SendActions {
  const { getState: get, setState: set } = store;
  const outcomes = createOutcomes(store);
  let sending: Sending | null = null;
  let ready: readonly ImportRow[] = [];

  const beginning = createBeginning({
    lock: `blume.import.${importer.list}`,
    onState: outcomes.state,
    onStopped: (quiet) => {
      if (sending === null) for (const { id } of ready) outcomes.setOutcome(id, notSent);
      outcomes.show();
      if (!quiet) onEnded();
    },
  });

  function onState(state: SendingState) {
    outcomes.state(state);
    if (state.status === 'done' || state.status === 'stopped') beginning.end();
  }

  /** Whether the list has each of the rows: a record with all of its compared values that are not empty. */
  async function readList() {
    const index = await importer.readIndex();
    const byId = new Map(get().rows.map((row) => [row.id, row]));
    return (id: string): Found => {
      const row = byId.get(id);
      if (row && index.has(row.keys)) return 'listed';
      return index.complete ? 'missing' : 'unknown';
    };
  }

  function sendReady(index: ImportIndex) {
    const texts = new Map(ready.map(({ id, texts }) => [id, texts]));
    outcomes.begin(texts.keys());
    sending = startSending([...texts.keys()], {
      create: (id) => importer.create(texts.get(id) ?? {}, index.lookup),
      readList,
      onOutcome: outcomes.setOutcome,
      onState,
      onEnded,
    });
    onState(sending.state());
  }

  /** Checks the rows again: what they refer to, and the list, may have changed since Check. Only ready ones are sent. */
  function checkAgain(index: ImportIndex) {
    const checked = ready.map((row) => checkRow(row, importer, index));
    ready = checked.filter((row) => stateOf(row) === 'Ready');
    for (const row of checked) {
      if (stateOf(row) === 'Ready') continue;
      outcomes.setOutcome(row.id, { outcome: 'Skipped', message: rowMessage(row, importer.fields) });
    }
  }

  function begin() {
    const ids = new Set(ready.map(({ id }) => id));
    set(({ rows }) => ({
      step: 'Import',
      rows: rows.map((row) =>
        ids.has(row.id) ? row : { ...row, outcome: 'Skipped', message: rowMessage(row, importer.fields) },
      ),
    }));
    outcomes.begin(ids);
    beginning.begin(async () => {
      const index = await importer.readIndex();
      return () => {
        checkAgain(index);
        sendReady(index);
      };
    });
  }

  function retry() {
    const again = get().rows.filter(({ outcome }) => outcome === 'Failed' || outcome === 'Unknown');
    outcomes.forgetFailures();
    sending?.retry(again.map(({ id }) => id));
  }

  const suspend = () => (beginning.isOver() ? sending?.suspend() : beginning.suspend());
  const stop = () => (beginning.isOver() ? sending?.stop() : beginning.stop());

  return {
    send: () => {
      const { check, rows, send } = get();
      if (check.status !== 'ready' || send !== null) return;
      ready = rows.filter((row) => stateOf(row) === 'Ready');
      if (ready.length > 0) begin();
    },
    pause: () => (beginning.isOver() ? sending?.pause() : beginning.pause()),
    resume: () => (beginning.isOver() ? sending?.resume() : beginning.resume()),
    stop,
    suspend,
    drop: () => {
      // Without a toast, which could be shown after the session.
      suspend();
      stop();
      beginning.end();
    },
    retryFailed: () => beginning.begin(async () => retry),
  };
}
