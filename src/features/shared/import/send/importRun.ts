import PQueue from 'p-queue';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import {
  countRefusal,
  createUnknownRows,
  failureOf,
  MOST_REFUSALS,
  noBackOff,
  noRefusals,
  pauseAfter,
} from './answers.ts';
import {
  created,
  notSent,
  type RowOutcome,
  type SendingState,
  type SendingStatus,
  unknown,
} from './sendTexts.ts';
import { type TabLock, takeTabLock } from './tabLock.ts';

/** The list as it is now. Rows are named by their ids. */
export interface ListNow {
  /** Whether it has the row. */
  readonly has: (id: string) => boolean;
  /** Checks a row again. One that is not ready any more is not sent, and its outcome is the caller's. */
  readonly isReady: (id: string) => boolean;
}

/** What a run needs. */
export interface RunPorts {
  /** Name of the lock over the tabs of this browser. */
  readonly lock: string;
  /** Rejects with the error of the call. */
  readonly readList: () => Promise<ListNow>;
  /** Rows that are sent at once. */
  readonly parallel: number;
  /** Sends a row; rejects with the error of the call. */
  readonly create: (id: string) => Promise<unknown>;
  /** Called again for a row that is sent again, and for one that was `Unknown` and is found. */
  readonly onOutcome: (id: string, outcome: RowOutcome) => void;
  readonly onState: (state: SendingState) => void;
  /**
   * The run is done, paused or stopped, and no row is being sent: the time for one toast and one reading of the list. Not
   * called when the session has ended.
   */
  readonly onEnded: () => void;
}

/** The countdown of a pause is told so often, in ms. */
const TICK = 1000;

const LOST_IN_A_ROW = `The answers to ${MOST_REFUSALS} rows in a row were lost.`;

const now = () => performance.now();

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(1, ms)));

/**
 * Sends rows, each exactly once: waits until no other tab sends to the same list, reads the list, and sends rows that it has
 * checked again. A row whose answer was lost is looked for in the list and is `Unknown` if it is not
 * there; only the user sends it again. An expired session pauses the run, and its row waits.
 */
export function createRun(ports: RunPorts) {
  const queue = new PQueue({ concurrency: ports.parallel, autoStart: false });
  const unknownRows = createUnknownRows();
  /** Rows without an outcome. */
  let left = new Set<string>();
  /** Rows that the server may have. */
  const unsure = new Set<string>();
  let state: SendingState = { status: 'done', seconds: null, problem: null };
  let wanted: 'send' | 'pause' | 'stop' = 'send';
  /** The list was read, and the rows are queued. */
  let prepared = false;
  let isReady: ListNow['isReady'] = () => false;
  let expired = false;
  let backOff = noBackOff;
  let refusals = noRefusals;
  let lock: TabLock | null = null;
  let wake: () => void = () => undefined;

  const is = (...statuses: readonly SendingStatus[]) => statuses.includes(state.status);

  function change(status: SendingStatus, seconds: number | null = null, problem = state.problem) {
    if (state.status === status && state.seconds === seconds && state.problem === problem) return;
    state = { status, seconds, problem };
    ports.onState(state);
  }

  /** Waits for the event, but not longer than until the user wants something else. */
  function waitFor<Value>(event: Promise<Value>): Promise<Value | undefined> {
    const woken = new Promise<undefined>((resolve) => {
      wake = () => resolve(undefined);
    });
    return Promise.race([event, woken]);
  }

  function settle(id: string, outcome: RowOutcome) {
    left.delete(id);
    ports.onOutcome(id, outcome);
  }

  function onCreated(id: string) {
    settle(id, created);
    backOff = { ...backOff, pauses: 0 };
    refusals = noRefusals;
  }

  /** Queues a row; one that is sent again is the next. */
  function add(id: string, priority = 0) {
    left.add(id);
    void queue.add(() => send(id), { priority });
  }

  async function send(id: string) {
    // Each when it is its turn: to check thousands at once would take a second.
    if (!isReady(id)) {
      left.delete(id);
      return;
    }
    try {
      await ports.create(id);
      onCreated(id);
    } catch (error) {
      await onFailure(id, error);
    }
  }

  async function onFailure(id: string, error: unknown) {
    const failure = failureOf(error);
    switch (failure.type) {
      case 'expired':
        suspend();
        return add(id, 1);
      case 'busy':
        backOffFor(failure.retryAfter);
        return add(id, 1);
      case 'unknown':
        // Until the list has it: a pause or the end of the page must not lose that.
        settle(id, unknown);
        unsure.add(id);
        unknownRows.add(id, now());
        queue.pause();
        if (failure.status === 503) backOffFor(failure.retryAfter);
        return;
      case 'refused':
        return await onRefused(id, failure.status, toSaveProblem(error).message);
    }
  }

  async function onRefused(id: string, status: number, message: string) {
    // The server may refuse a row because it has it from an earlier try.
    if (unsure.has(id) && (await ports.readList().catch(() => null))?.has(id)) return onCreated(id);
    if (status >= 500) unsure.add(id);
    settle(id, { outcome: 'Failed', message });
    count(status, `The server refused ${MOST_REFUSALS} rows in a row: ${message}`);
  }

  /** Pauses the run when the same has happened to many rows in a row. */
  function count(status: number, problem: string) {
    refusals = countRefusal(refusals, status);
    if (refusals.count >= MOST_REFUSALS) pause(problem);
  }

  function backOffFor(retryAfter: number | null) {
    queue.pause();
    backOff = pauseAfter(backOff, now(), retryAfter);
    if (retryAfter !== null) unknownRows.notBefore(backOff.until);
  }

  /** Begins when no other tab sends to the list: reads it, and queues the rows. */
  async function prepare() {
    lock?.release();
    lock = takeTabLock(ports.lock, () => change('locked'));
    await waitFor(lock.held);
    if (wanted !== 'send') return;
    change('waiting');
    try {
      const list = await waitFor(ports.readList());
      if (!list || wanted !== 'send') return;
      isReady = list.isReady;
      prepared = true;
      for (const id of left) {
        if (unsure.has(id) && list.has(id)) onCreated(id);
        else add(id);
      }
    } catch (error) {
      if (endsSession(error)) suspend();
      else pause(toSaveProblem(error).message);
    }
  }

  const isPausing = () => queue.size > 0 && now() < backOff.until;
  const mustWait = () => isPausing() || unknownRows.due() < Infinity;

  /** Waits for a second of a pause, or for the next look into the list. */
  async function wait() {
    const pausing = isPausing() ? backOff.until - now() : null;
    change('waiting', pausing && Math.ceil(pausing / TICK));
    const untilRead = unknownRows.due() - now();
    if (untilRead <= 0) await look();
    else await waitFor(sleep(Math.min(untilRead, pausing === null ? Infinity : pausing % TICK || TICK)));
  }

  /** Looks for the unknown rows in the list. */
  async function look() {
    const began = now();
    try {
      const list = await waitFor(ports.readList());
      if (!list) return;
      for (const id of unknownRows.decided(began, list.has)) {
        if (list.has(id)) onCreated(id);
        else count(0, LOST_IN_A_ROW);
      }
    } catch (error) {
      if (endsSession(error)) suspend();
      unknownRows.failed(now());
    }
  }

  /** Sends what is queued, until an outcome is unknown, the server wants fewer requests, or the user wants something else. */
  async function sendQueued() {
    change('running');
    queue.start();
    while (queue.pending > 0 || (queue.size > 0 && !queue.isPaused)) await queue.onPendingZero();
    queue.pause();
  }

  /** Ends a stopped run: unknown rows are looked for once more. */
  async function end() {
    queue.clear();
    const ids = unknownRows.take();
    const list = ids.length > 0 ? await ports.readList().catch(() => null) : null;
    for (const id of ids) settle(id, list?.has(id) ? created : unknown);
    for (const id of left) settle(id, unsure.has(id) ? unknown : notSent);
  }

  function rest(status: 'paused' | 'stopped' | 'done') {
    if (status !== 'paused' || !prepared) lock?.release();
    change(status);
    if (!expired) ports.onEnded();
  }

  /** What is next, until the run is done, paused or stopped. */
  async function proceed() {
    while (wanted === 'send') {
      if (!prepared) await prepare();
      else if (mustWait()) await wait();
      else if (queue.size > 0) await sendQueued();
      else return rest('done');
    }
    if (wanted === 'stop') await end();
    rest(wanted === 'stop' ? 'stopped' : 'paused');
  }

  function want(what: typeof wanted, status: SendingStatus, problem: string | null = null) {
    const isResting = is('paused', 'stopped', 'done');
    wanted = what;
    change(status, null, problem);
    if (what !== 'send') queue.pause();
    wake();
    if (isResting) void proceed();
  }

  function goOn(status: SendingStatus) {
    expired = false;
    refusals = noRefusals;
    want('send', status);
  }

  function pause(problem: string | null = null) {
    if (is('locked', 'running', 'waiting')) want('pause', 'pausing', problem);
  }

  function suspend() {
    expired = true;
    // Also while it stops: only the next session can tell what became of the rows.
    if (is('locked', 'running', 'waiting', 'stopping')) want('pause', 'pausing');
  }

  function stop() {
    // After an expiry the next session stops the run, and is told.
    expired = false;
    if (!is('done', 'stopped', 'stopping')) want('stop', 'stopping');
  }

  return {
    /** Sends the rows, or those again that failed or are unknown; of these only the ones that the list does not have. */
    begin: (ids: readonly string[]) => {
      if (!is('done', 'stopped')) return;
      left = new Set(ids);
      prepared = false;
      goOn('waiting');
    },
    pause: () => pause(),
    /** Pauses because the session has ended. */
    suspend,
    resume: () => {
      if (is('paused', 'pausing')) goOn('running');
    },
    stop,
    /** Stops without a word, also when a row is not answered: another tab may import. */
    drop: () => {
      stop();
      expired = true;
      lock?.release();
    },
  };
}
