import type { StoreApi } from 'zustand/vanilla';
import type { RowOutcome, SendingState } from '#src/features/shared/import/send/sending.ts';
import { countOutcomes, timeLeft } from '#src/features/shared/import/send/sendTexts.ts';
import type { JobState } from './jobState.ts';

/** Outcomes are shown together after this time, in ms, because each change draws the table. */
const SHOW_AFTER = 100;

/** What the store shows of a run: its state, and the outcomes of its rows. */
export interface Outcomes {
  /** Rows are to be sent. */
  readonly begin: (ids: Iterable<string>) => void;
  readonly setOutcome: (id: string, settled: RowOutcome) => void;
  readonly state: (state: SendingState) => void;
  /** Shows all outcomes now. */
  readonly show: () => void;
  /** Failed rows are to be sent again. Unknown ones stay so until the list was read. */
  readonly forgetFailures: () => void;
}

export function createOutcomes({ setState: set }: StoreApi<JobState>): Outcomes {
  const settled = new Map<string, RowOutcome>();
  let sent: ReadonlySet<string> = new Set();
  let state: SendingState = { status: 'running', seconds: null, problem: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time in which rows were sent, in ms, and since when they are. */
  let worked = 0;
  let since: number | null = null;

  const workedNow = () => worked + (since === null ? 0 : Date.now() - since);

  function show() {
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
      return { rows: shown, send: { ...state, counts, left } };
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
      const { status } = next;
      if (status === 'running') since ??= Date.now();
      else if (since !== null && status !== 'pausing' && status !== 'stopping') {
        worked = workedNow();
        since = null;
      }
      show();
    },
    forgetFailures: () =>
      set(({ rows }) => ({
        rows: rows.map((row) => (row.outcome === 'Failed' ? { ...row, outcome: null, message: '' } : row)),
      })),
  };
}
