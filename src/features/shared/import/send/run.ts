import type { Outcome } from '#src/features/shared/import/check/rows.ts';

/**
 * `waiting`: an answer was lost; no row is sent until the list could be read. `stopping`: no further row is sent, and the
 * running ones are awaited.
 */
export type RunStatus = 'running' | 'waiting' | 'pausing' | 'paused' | 'stopping' | 'stopped' | 'done';

/** What became of a row. */
export interface Settled {
  readonly outcome: Outcome;
  readonly message: string;
}

/** Whether the list has a row; `unknown` if it does not and is not complete. */
export type Found = 'listed' | 'missing' | 'unknown';

/** What a run needs. Rows are named by their ids. */
export interface RunPorts {
  /** Sends a row; rejects with the error of the call. */
  readonly create: (id: string) => Promise<unknown>;
  /** Reads the list; resolves with the function that says whether it has a row. Rejects. */
  readonly readList: () => Promise<(id: string) => Found>;
  readonly onSettled: (id: string, settled: Settled) => void;
  readonly onStatus: (status: RunStatus) => void;
  /**
   * The run is done, paused or stopped, and no row is being sent: the time for one toast and one reading of the list. Not
   * called when the session has ended.
   */
  readonly onRest: () => void;
}

export interface Run {
  readonly pause: () => void;
  /** Pauses because the session has ended. */
  readonly hold: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Sends rows again that failed. */
  readonly retry: (ids: readonly string[]) => void;
  readonly status: () => RunStatus;
}
