import type { Outcome } from '#src/features/shared/import/check/rows.ts';

/**
 * `locked`: another tab of this browser imports the same list. `waiting`: no row is sent, because a response was lost or
 * the server asked for a pause. `stopping`: no further row is sent, and the running ones are awaited.
 */
export type SendingStatus =
  | 'locked'
  | 'running'
  | 'waiting'
  | 'pausing'
  | 'paused'
  | 'stopping'
  | 'stopped'
  | 'done';

/** The state of a sending. */
export interface SendingState {
  readonly status: SendingStatus;
  /** Seconds until the end of a pause that the server asked for. */
  readonly seconds: number | null;
  /** Why the sending has paused by itself. */
  readonly problem: string | null;
}

/** What became of a row. */
export interface RowOutcome {
  readonly outcome: Outcome;
  readonly message: string;
}

/** Whether the list has a row; `unknown` if it does not and is not complete. */
export type Found = 'listed' | 'missing' | 'unknown';

/** What sending needs. Rows are named by their ids. */
export interface SendingPorts {
  /** Sends a row; rejects with the error of the call. */
  readonly create: (id: string) => Promise<unknown>;
  /** Reads the list; resolves with the function that says whether it has a row. Rejects. */
  readonly readList: () => Promise<(id: string) => Found>;
  /** Called again for a row that is sent again, and for one that was `Unknown` and is found. */
  readonly onOutcome: (id: string, settled: RowOutcome) => void;
  readonly onState: (state: SendingState) => void;
  /**
   * The sending is done, paused or stopped, and no row is being sent: the time for one toast and one reading of the list. Not
   * called when the session has ended.
   */
  readonly onEnded: () => void;
}

export interface Sending {
  readonly pause: () => void;
  /** Pauses because the session has ended. */
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Sends rows again that failed; of those that the server may have, only the ones that the list does not have. */
  readonly retry: (ids: readonly string[]) => void;
  readonly state: () => SendingState;
}
