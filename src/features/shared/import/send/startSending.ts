import { isLostResponse } from '#src/features/shared/form/lostResponse.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { createLookUp } from './lookUp.ts';
import { created, notSent, unknown } from './lostRows.ts';
import type { Sending, SendingPorts, SendingState, SendingStatus } from './sending.ts';

/** A pause that can be ended early. */
interface Sleep {
  readonly sleep: (ms: number) => Promise<void>;
  /** Ends the present pause, if there is one. */
  readonly wake: () => void;
}

function createSleep(): Sleep {
  let end: () => void = () => undefined;
  return {
    sleep: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.max(1, ms));
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => end(),
  };
}

/** Rows in a row that got the same answer, which is not about the single row. */
interface Refusals {
  /** The HTTP status; 0 for responses that were lost. */
  readonly status: number;
  readonly count: number;
}

const noRefusals: Refusals = { status: 0, count: 0 };

/** So many equal refusals pause an import: the next row would get the same. */
const MOST_REFUSALS = 10;

/** Refusals of the values of a row, or of a duplicate. */
const ABOUT_ROW = [400, 409, 422];

/** Counts a refusal with this status. */
function countRefusal(before: Refusals, status: number): Refusals {
  if (ABOUT_ROW.includes(status)) return noRefusals;
  return { status, count: before.status === status ? before.count + 1 : 1 };
}

/** How a call that creates a row failed. */
type Failure =
  /** The session has ended; nothing was created. */
  | { readonly type: 'expired' }
  /** The server may have created the row, or may create it yet. */
  | { readonly type: 'lost'; readonly busy: Busy | null }
  /** The server wants fewer requests; nothing was created. */
  | { readonly type: 'busy'; readonly busy: Busy }
  /** The server answered that it has not created the row. */
  | { readonly type: 'refused'; readonly status: number; readonly broken: boolean };

/** The server wants fewer requests: how long it asks to wait, in ms; null if it does not say so. */
interface Busy {
  readonly retryAfter: number | null;
}

function numberOf(error: unknown, name: string): number | null {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : null;
  return typeof value === 'number' ? value : null;
}

/** What is known of the row after its call threw this. An error without a `code` is no response of the server. */
function failureOf(error: unknown): Failure {
  const status = numberOf(error, 'status') ?? 0;
  const busy = { retryAfter: numberOf(error, 'retryAfter') };
  if (status === 401) return { type: 'expired' };
  if (status === 429) return { type: 'busy', busy };
  if (status === 503) return { type: 'lost', busy };
  const isAnswer = error instanceof Error && 'code' in error;
  if (!isAnswer || isLostResponse(error)) return { type: 'lost', busy: null };
  return { type: 'refused', status, broken: status >= 500 };
}

/** The pause that a server which is asked too often gets. */
interface BackOff {
  /** Pauses since the last row that was created. */
  readonly pauses: number;
  /** Nothing is sent before this moment, in ms. */
  readonly until: number;
}

export const noBackOff: BackOff = { pauses: 0, until: 0 };

/** The longest pause that is not asked for, in ms, and the shortest and longest that are. */
const LONGEST = 30_000;
const SHORTEST_ASKED = 1000;
const LONGEST_ASKED = 24 * 60 * 60 * 1000;

/**
 * The pause after a response that asks for one: as long as the server says, else 2, 4, 8 … 30 s. Responses to requests that
 * were sent before the pause began belong to the same one.
 */
export function pauseAfter(before: BackOff, now: number, retryAfter: number | null): BackOff {
  const pauses = now < before.until ? Math.max(1, before.pauses) : before.pauses + 1;
  const asked = retryAfter === null ? null : Math.min(Math.max(retryAfter, SHORTEST_ASKED), LONGEST_ASKED);
  const length = asked ?? Math.min(1000 * 2 ** pauses, LONGEST);
  return { pauses, until: Math.max(before.until, now + length) };
}

/** A row was created: the next pause is a short one again. */
function afterSuccess({ until }: BackOff): BackOff {
  return { pauses: 0, until };
}

/** Rows that are sent at once. */
const PARALLEL = 2;

/** The countdown of a pause is told so often, in ms. */
const TICK = 1000;

const LOST_IN_A_ROW = `The answers to ${MOST_REFUSALS} rows in a row were lost.`;

const now = () => performance.now();

/**
 * Sends rows, two at a time, each exactly once. A row whose answer was lost is looked up in the list and is `Unknown` if
 * it is not there; only `retry` sends it again. An expired session pauses the sending, and its row waits.
 */
export function startSending(ids: readonly string[], ports: SendingPorts): Sending {
  const { onOutcome: setOutcome } = ports;
  const queue = [...ids];
  const lookUp = createLookUp(ports.readList);
  /** Rows that the server may have. */
  const unsure = new Set<string>();
  let state: SendingState = { status: 'running', seconds: null, problem: null };
  let backOff = noBackOff;
  let refusals = noRefusals;
  let sending = 0;
  /** The list is being read, or the sending waits to read it or to send. */
  let waiting = false;
  let expired = false;
  const { sleep, wake } = createSleep();

  const is = (...statuses: readonly SendingStatus[]) => statuses.includes(state.status);

  function change(status: SendingStatus, seconds: number | null = null, problem = state.problem) {
    if (state.status === status && state.seconds === seconds && state.problem === problem) return;
    state = { status, seconds, problem };
    ports.onState(state);
  }

  async function send(id: string) {
    sending += 1;
    try {
      await ports.create(id);
      onCreated(id);
    } catch (error) {
      await onFailure(id, error);
    }
    sending -= 1;
    next();
  }

  function onCreated(id: string) {
    setOutcome(id, created);
    backOff = afterSuccess(backOff);
    refusals = noRefusals;
  }

  async function onFailure(id: string, error: unknown) {
    const failure = failureOf(error);
    switch (failure.type) {
      case 'expired':
        queue.unshift(id);
        return suspend();
      case 'busy':
        queue.unshift(id);
        return backOffFor(failure.busy);
      case 'lost':
        // Until the list has it: a pause or the end of the page must not lose that.
        setOutcome(id, unknown);
        unsure.add(id);
        lookUp.add(id, false);
        if (failure.busy) backOffFor(failure.busy);
        return;
      case 'refused':
        // The server may refuse a row because it has it from an earlier try.
        if (unsure.has(id) && (await ports.readList().catch(() => null))?.(id) === 'listed')
          return onCreated(id);
        if (failure.broken) unsure.add(id);
        return refuse(id, failure.status, toSaveProblem(error).message);
    }
  }

  function refuse(id: string, status: number, message: string) {
    setOutcome(id, { outcome: 'Failed', message });
    count(status, `The server refused ${MOST_REFUSALS} rows in a row: ${message}`);
  }

  /** Pauses the sending when the same has happened to many rows in a row. */
  function count(status: number, problem: string) {
    refusals = countRefusal(refusals, status);
    if (refusals.count >= MOST_REFUSALS) pause(problem);
  }

  function backOffFor({ retryAfter }: Busy) {
    backOff = pauseAfter(backOff, now(), retryAfter);
    if (retryAfter !== null) lookUp.notBefore(backOff.until);
  }

  const isPausing = () => queue.length > 0 && now() < backOff.until;
  const mustWait = () => isPausing() || lookUp.due() < Infinity;

  /** Waits for the end of a pause, and looks for the lost rows in the list. */
  async function wait() {
    waiting = true;
    while (is('running', 'waiting') && mustWait()) {
      const left = isPausing() ? backOff.until - now() : null;
      change('waiting', left && Math.ceil(left / TICK));
      const untilRead = lookUp.due() - now();
      if (untilRead <= 0) await look();
      else await sleep(Math.min(untilRead, left === null ? Infinity : left % TICK || TICK));
    }
    waiting = false;
    if (is('waiting')) change('running');
    next();
  }

  async function look() {
    try {
      for (const [id, verdict] of await lookUp.look()) {
        if (verdict === 'created') onCreated(id);
        else if (verdict === 'send') queue.unshift(id);
        else if (verdict === 'unknown') count(0, LOST_IN_A_ROW);
      }
    } catch (error) {
      if (endsSession(error)) suspend();
    }
  }

  /** Ends a stopped run: lost rows are looked up once more. */
  async function end() {
    waiting = true;
    for (const [id, listed] of await lookUp.end()) setOutcome(id, listed ? created : unknown);
    for (const id of queue.splice(0)) setOutcome(id, unsure.has(id) ? unknown : notSent);
    waiting = false;
    rest('stopped');
  }

  function rest(to: 'paused' | 'stopped' | 'done') {
    change(to);
    if (!expired) ports.onEnded();
  }

  /** Does what is next, after every change. */
  function next() {
    if (waiting) return;
    if (is('running') && mustWait()) {
      void wait();
      return;
    }
    while (is('running') && sending < PARALLEL) {
      const id = queue.shift();
      if (id === undefined) break;
      void send(id);
    }
    if (sending > 0) return;
    if (is('stopping')) void end();
    else if (is('pausing')) rest('paused');
    else if (is('running')) rest('done');
  }

  function go(to: SendingStatus, problem: string | null = null) {
    change(to, null, problem);
    wake();
    next();
  }

  function pause(problem: string | null = null) {
    if (is('running', 'waiting')) go('pausing', problem);
  }

  function suspend() {
    expired = true;
    pause();
  }

  // After the caller has the sending.
  queueMicrotask(next);
  return {
    state: () => state,
    pause: () => pause(),
    suspend,
    resume: () => {
      if (!is('paused', 'pausing')) return;
      expired = false;
      refusals = noRefusals;
      go('running');
    },
    stop: () => {
      if (!is('done', 'stopped', 'stopping')) go('stopping');
    },
    retry: (failed) => {
      if (!is('done', 'stopped')) return;
      for (const id of failed) {
        if (unsure.has(id)) lookUp.add(id, true);
        else queue.push(id);
      }
      expired = false;
      refusals = noRefusals;
      go('running');
    },
  };
}
