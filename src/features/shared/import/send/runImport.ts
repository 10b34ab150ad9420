import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { Outcome } from '#src/features/shared/import/check/rows.ts';
import { isBroken, isLost } from './failures.ts';
import type { Run, RunPorts, RunStatus } from './run.ts';

/** Rows that are sent at once. */
const PARALLEL = 2;

/** Pauses before the list is read after a lost answer, in ms; the last one repeats. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

/** How often a row is sent whose answer is lost each time. */
const MOST_TRIES = 3;

const LOST = 'The answer was lost. Look in the list whether it has this record.';
const NOT_SENT = 'Not sent';

/**
 * Sends rows, two at a time, each exactly once. A row whose answer was lost is looked up in the list before it is sent
 * again; in a list that is not complete it stays `Unknown`. An expired session pauses the run, and its row waits.
 */
export function startRun(ids: readonly string[], ports: RunPorts): Run {
  const queue = [...ids];
  /** Rows that the server may have, although no answer says so. */
  const lost: string[] = [];
  /** Rows whose last answer was lost: the server may refuse them because it has them. */
  const repeated = new Set<string>();
  /** Rows that failed on the server, which said so: they may be sent again even if the list is not complete. */
  const broken = new Set<string>();
  const tries = new Map<string, number>();
  let status: RunStatus = 'running';
  let sending = 0;
  let looking = false;
  let expired = false;
  let wake: (() => void) | null = null;

  function change(next: RunStatus) {
    if (status === next) return;
    status = next;
    ports.onStatus(next);
  }

  function settle(id: string, outcome: Outcome, message = '') {
    ports.onSettled(id, { outcome, message });
  }

  async function send(id: string) {
    sending += 1;
    tries.set(id, (tries.get(id) ?? 0) + 1);
    try {
      await ports.create(id);
      settle(id, 'Created');
    } catch (error) {
      if (endsSession(error)) {
        queue.unshift(id);
        hold();
      } else if (isLost(error)) lost.push(id);
      else if (repeated.has(id)) await settleRefused(id, error);
      else refuse(id, error);
    }
    sending -= 1;
    next();
  }

  function refuse(id: string, error: unknown) {
    if (isBroken(error)) broken.add(id);
    settle(id, 'Failed', toSaveProblem(error).message);
  }

  function hold() {
    expired = true;
    if (status === 'running' || status === 'waiting') change('pausing');
    wake?.();
  }

  async function settleRefused(id: string, error: unknown) {
    try {
      const look = await ports.readList();
      if (look(id) === 'listed') settle(id, 'Created');
      else refuse(id, error);
    } catch {
      refuse(id, error);
    }
  }

  /** Waits; a pause, a stop or the end of a pause ends the wait. */
  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        wake = null;
        resolve();
      }
      wake = done;
    });
  }

  /** Looks for the lost rows in the list, until the list could be read. */
  async function lookUp() {
    looking = true;
    for (let at = 0; lost.length > 0 && (status === 'running' || status === 'waiting'); at += 1) {
      change('waiting');
      await rest(PAUSES[Math.min(at, PAUSES.length - 1)] ?? 0);
      if (status !== 'waiting') break;
      try {
        decide(await ports.readList());
      } catch (error) {
        if (endsSession(error)) hold();
      }
    }
    looking = false;
    if (status === 'waiting' && lost.length === 0) change('running');
    next();
  }

  function decide(look: Awaited<ReturnType<RunPorts['readList']>>) {
    for (const id of lost.splice(0)) {
      const found = look(id);
      if (found === 'listed') settle(id, 'Created');
      else if (found === 'unknown' && !broken.has(id)) settle(id, 'Unknown', LOST);
      else if ((tries.get(id) ?? 0) >= MOST_TRIES) settle(id, 'Failed', 'The server gave no answer.');
      else {
        if (!broken.delete(id)) repeated.add(id);
        queue.unshift(id);
      }
    }
  }

  /** Ends a stopped run: a lost row is looked up once more. */
  async function end() {
    looking = true;
    if (lost.length > 0) {
      try {
        const look = await ports.readList();
        for (const id of lost.splice(0)) {
          const found = look(id);
          if (found === 'missing') settle(id, 'Skipped', NOT_SENT);
          else settle(id, found === 'listed' ? 'Created' : 'Unknown', found === 'listed' ? '' : LOST);
        }
      } catch {
        for (const id of lost.splice(0)) settle(id, 'Unknown', LOST);
      }
    }
    for (const id of queue.splice(0)) settle(id, 'Skipped', NOT_SENT);
    looking = false;
    come('stopped');
  }

  function come(to: 'paused' | 'stopped' | 'done') {
    change(to);
    if (!expired) ports.onRest();
  }

  function next() {
    if (looking) return;
    if (status === 'running' && lost.length === 0) {
      while (sending < PARALLEL) {
        const id = queue.shift();
        if (id === undefined) break;
        void send(id);
      }
    }
    if (sending > 0) return;
    if (status === 'stopping') void end();
    else if (status === 'pausing') come('paused');
    else if (status === 'running' && lost.length > 0) void lookUp();
    else if (status === 'running') come('done');
  }

  const run: Run = {
    status: () => status,
    pause: () => {
      if (status !== 'running' && status !== 'waiting') return;
      change('pausing');
      if (wake) wake();
      else next();
    },
    hold: () => {
      hold();
      next();
    },
    resume: () => {
      if (status !== 'paused' && status !== 'pausing') return;
      expired = false;
      change('running');
      next();
    },
    stop: () => {
      if (status === 'done' || status === 'stopped' || status === 'stopping') return;
      change('stopping');
      if (wake) wake();
      else next();
    },
    retry: (failed) => {
      if (status !== 'done' && status !== 'stopped') return;
      for (const id of failed) {
        tries.delete(id);
        if (broken.has(id)) lost.push(id);
        else queue.push(id);
      }
      expired = false;
      change('running');
      next();
    },
  };
  // After the caller has the run.
  queueMicrotask(next);
  return run;
}
