import { endsSession } from '#src/features/shared/form/saveProblem.ts';
import { afterRead, type LostRow, pauseBeforeRead, readAt, type Verdict, verdictOf } from './lostRows.ts';
import type { SendingPorts } from './sending.ts';

/** The rows whose responses were lost, and the reads of the list that look for them. */
export interface LookUp {
  readonly add: (id: string, again: boolean) => void;
  /** The list is not read before this moment: the server asked for a pause. */
  readonly notBefore: (moment: number) => void;
  /** When the list is read next, in ms; Infinity without lost rows. */
  readonly due: () => number;
  /**
   * Reads the list, and removes each row that it decides about. A list that cannot be read decides about none; rejects
   * when the session has ended.
   */
  readonly look: () => Promise<readonly (readonly [id: string, verdict: Verdict])[]>;
  /** Removes and returns all rows, each with whether the list has it; it is read once, and may not be readable. */
  readonly end: () => Promise<readonly (readonly [id: string, listed: boolean])[]>;
}

const now = () => performance.now();

export function createLookUp(readList: SendingPorts['readList']): LookUp {
  let rows: readonly LostRow[] = [];
  let earliest = 0;
  let failures = 0;

  return {
    add: (id, again) => {
      rows = [...rows, { id, at: now(), reads: 0, again }];
    },
    notBefore: (moment) => {
      earliest = Math.max(earliest, moment);
    },
    due: () => (rows.length === 0 ? Infinity : Math.max(earliest, Math.min(...rows.map(readAt)))),
    look: async () => {
      const began = now();
      try {
        const find = await readList();
        failures = 0;
        const verdicts = rows.map(
          ({ id, ...row }) => [id, verdictOf({ id, ...row }, find(id), began)] as const,
        );
        const waiting = new Set(verdicts.flatMap(([id, verdict]) => (verdict === 'wait' ? [id] : [])));
        rows = rows.filter(({ id }) => waiting.has(id)).map((row) => afterRead(row, began));
        return verdicts;
      } catch (error) {
        if (endsSession(error)) throw error;
        failures += 1;
        earliest = now() + pauseBeforeRead(failures);
        return [];
      }
    },
    end: async () => {
      const last = rows;
      rows = [];
      const find = last.length > 0 ? await readList().catch(() => null) : null;
      return last.map(({ id }) => [id, find?.(id) === 'listed'] as const);
    },
  };
}
