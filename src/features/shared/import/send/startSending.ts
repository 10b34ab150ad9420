import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { afterSuccess, noBackOff, pauseAfter } from './backOff.ts';
import { type Busy, failureOf } from './failures.ts';
import { createLookUp } from './lookUp.ts';
import { created, notSent, unknown } from './lostRows.ts';
import { countRefusal, MOST_REFUSALS, noRefusals } from './refusals.ts';
import type { Sending, SendingPorts, SendingState, SendingStatus } from './sending.ts';
import { createSleep } from './sleep.ts';

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
