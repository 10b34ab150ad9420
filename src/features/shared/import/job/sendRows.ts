import type { StoreApi } from 'zustand/vanilla';
import { type ImportRow, rowMessage, stateOf } from '#src/features/shared/import/check/rows.ts';
import type { Importer, ImportIndex } from '#src/features/shared/import/importer.ts';
import type { Found, Run, RunStatus, Settled } from '#src/features/shared/import/send/run.ts';
import { startRun } from '#src/features/shared/import/send/runImport.ts';
import { countOutcomes, timeLeft } from '#src/features/shared/import/send/sendTexts.ts';
import type { JobState } from './jobState.ts';

/** Outcomes are shown together after this time, in ms, because each change draws the table. */
const SHOW_AFTER = 100;

/** The actions of the step `Send`. */
export interface SendActions {
  /** Sends the rows that are ready. */
  readonly send: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the import after the running rows. */
  readonly stop: () => void;
  readonly retryFailed: () => void;
  /** The session has expired: the import waits for the same user. */
  readonly hold: () => void;
}

/** Sends the rows of the store and writes their outcomes into it. */
export function sendRows(store: StoreApi<JobState>, importer: Importer, onRest: () => void): SendActions {
  const { getState: get, setState: set } = store;
  const settled = new Map<string, Settled>();
  let run: Run | null = null;
  let sent: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time in which rows were sent, in ms, and since when they are. */
  let worked = 0;
  let since: number | null = null;

  const workedNow = () => worked + (since === null ? 0 : Date.now() - since);

  function show(status: RunStatus) {
    clearTimeout(timer);
    timer = undefined;
    set(({ rows }) => {
      const shown = rows.map((row) => {
        const now = settled.get(row.id);
        return now ? { ...row, ...now } : row;
      });
      settled.clear();
      const counts = countOutcomes(shown, sent);
      const left = timeLeft(workedNow(), counts.done, counts.total - counts.done);
      return { rows: shown, send: { status, counts, left } };
    });
  }

  function showSoon() {
    timer ??= setTimeout(() => show(run?.status() ?? 'done'), SHOW_AFTER);
  }

  function onStatus(status: RunStatus) {
    if (status === 'running') since ??= Date.now();
    else if (since !== null && status !== 'pausing' && status !== 'stopping') {
      worked = workedNow();
      since = null;
    }
    show(status);
  }

  /** Whether the list has each of the rows: found by all of its compared values that are not empty. */
  async function readList() {
    const index = await importer.readIndex();
    const byId = new Map(get().rows.map((row) => [row.id, row]));
    return (id: string): Found => {
      const row = byId.get(id);
      if (row && isListed(row, index)) return 'listed';
      return index.complete ? 'missing' : 'unknown';
    };
  }

  function begin(rows: readonly ImportRow[], index: ImportIndex) {
    const texts = new Map(rows.map(({ id, texts }) => [id, texts]));
    sent = new Set(texts.keys());
    set(({ rows: all }) => ({
      step: 'Send',
      rows: all.map((row) =>
        sent.has(row.id) ? row : { ...row, outcome: 'Skipped', message: rowMessage(row, importer.fields) },
      ),
    }));
    since = Date.now();
    run = startRun([...sent], {
      create: (id) => importer.create(texts.get(id) ?? {}, index.lookup),
      readList,
      onSettled: (id, outcome) => {
        settled.set(id, outcome);
        showSoon();
      },
      onStatus,
      onRest,
    });
    show('running');
  }

  return {
    send: () => {
      const { check, rows } = get();
      const ready = rows.filter((row) => stateOf(row) === 'Ready');
      if (check.status === 'ready' && ready.length > 0 && run === null) begin(ready, check.index);
    },
    pause: () => run?.pause(),
    resume: () => run?.resume(),
    stop: () => run?.stop(),
    hold: () => run?.hold(),
    retryFailed: () => {
      const failed = get().rows.flatMap(({ id, outcome }) => (outcome === 'Failed' ? [id] : []));
      set(({ rows }) => ({
        rows: rows.map((row) => (row.outcome === 'Failed' ? { ...row, outcome: null, message: '' } : row)),
      }));
      run?.retry(failed);
    },
  };
}

/** Whether the list has a record with all of the row's compared values. */
function isListed({ keys }: ImportRow, index: ImportIndex): boolean {
  const values = Object.entries(keys).filter(([, value]) => value !== '');
  return values.length > 0 && values.every(([name, value]) => index.keys[name]?.has(value));
}
