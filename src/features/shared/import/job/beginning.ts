import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { SendingState } from '#src/features/shared/import/send/sending.ts';
import { type TabLock, takeTabLock } from '#src/features/shared/import/send/tabLock.ts';

/** Does what must be done before rows are sent; resolves with the function that sends them. Rejects. */
type Prepare = () => Promise<() => void>;

interface BeginningInput {
  /** Name of the lock over the tabs of this browser. */
  readonly lock: string;
  readonly onState: (state: SendingState) => void;
  /** Stopped before a row was sent; `quiet` if the session has ended. */
  readonly onStopped: (quiet: boolean) => void;
}

/** The time before rows are sent: until no other tab imports the same list, and the list was read. */
export interface Beginning {
  readonly begin: (prepare: Prepare) => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Nothing is sent until `resume`. */
  readonly pause: () => void;
  /** The same, because the session has ended. */
  readonly suspend: () => void;
  /** Whether rows are being sent, or were. */
  readonly isOver: () => boolean;
  /** No row is to be sent any more: another tab may import. */
  readonly end: () => void;
}

export function createBeginning({ lock: name, onState, onStopped }: BeginningInput): Beginning {
  let lock: TabLock | null = null;
  /** What is to be done once this tab holds the lock; null when rows are being sent, or none are to be. */
  let task: Prepare | null = null;
  let suspended = false;
  let expired = false;

  const show = (status: SendingState['status'], problem: string | null = null) =>
    onState({ status, seconds: null, problem });

  async function prepare(current: Prepare) {
    if (suspended) return show('paused');
    show('waiting');
    try {
      const send = await current();
      if (task !== current) return;
      if (suspended) return show('paused');
      task = null;
      send();
    } catch (error) {
      if (task === current) show('paused', endsSession(error) ? null : toSaveProblem(error).message);
    }
  }

  async function take(current: Prepare, lock: TabLock) {
    await lock.held;
    if (task === current) await prepare(current);
  }

  return {
    begin: (work) => {
      lock?.release();
      task = work;
      suspended = false;
      show('waiting');
      lock = takeTabLock(name, () => {
        if (task === work) show('locked');
      });
      void take(work, lock);
    },
    resume: () => {
      suspended = false;
      expired = false;
      if (task) void prepare(task);
    },
    stop: () => {
      task = null;
      lock?.release();
      show('stopped');
      onStopped(expired);
    },
    pause: () => {
      suspended = true;
    },
    suspend: () => {
      suspended = true;
      expired = true;
    },
    isOver: () => task === null,
    end: () => lock?.release(),
  };
}
