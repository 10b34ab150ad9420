import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { isBroken, isLost } from './failures.ts';
import { afterLookUp, afterStop, created, notSent, type Tries } from './lostRows.ts';
import type { Run, RunPorts, RunStatus } from './run.ts';

/** Rows that are sent at once. */
const PARALLEL = 2;

/** Pauses before the list is read after a lost answer, in ms; the last one repeats. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

const untried: Tries = { count: 0, broken: false, repeated: false };

/**
 * Sends rows, two at a time, each exactly once. A row whose answer was lost is looked up in the list before it is sent
 * again; in a list that is not complete it stays `Unknown`. An expired session pauses the run, and its row waits.
 */
export function startRun(ids: readonly string[], ports: RunPorts): Run {
  const { onSettled: settle } = ports;
  const queue = [...ids];
  /** Rows that the server may have, although no answer says so. */
  const lost: string[] = [];
  const tries = new Map<string, Tries>();
  let status: RunStatus = 'running';
  let sending = 0;
  /** The list is being read, or the run waits to read it. */
  let looking = false;
  let expired = false;
  let endWait: () => void = () => undefined;

  const triesOf = (id: string) => tries.get(id) ?? untried;
  const keepTries = (id: string, now: Partial<Tries>) => tries.set(id, { ...triesOf(id), ...now });
  const tryToRead = () => ports.readList().catch(() => null);

  function change(next: RunStatus) {
    if (status === next) return;
    status = next;
    ports.onStatus(next);
  }

  async function send(id: string) {
    sending += 1;
    keepTries(id, { count: triesOf(id).count + 1 });
    try {
      await ports.create(id);
      settle(id, created);
    } catch (error) {
      await onFailure(id, error);
    }
    sending -= 1;
    next();
  }

  async function onFailure(id: string, error: unknown) {
    if (endsSession(error)) {
      queue.unshift(id);
      hold();
    } else if (isLost(error)) lost.push(id);
    else if (triesOf(id).repeated && (await tryToRead())?.(id) === 'listed') settle(id, created);
    else {
      if (isBroken(error)) keepTries(id, { broken: true });
      settle(id, { outcome: 'Failed', message: toSaveProblem(error).message });
    }
  }

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Looks for the lost rows in the list, until the list could be read. */
  async function lookUp() {
    looking = true;
    change('waiting');
    for (let at = 0; lost.length > 0 && status === 'waiting'; at += 1) {
      await wait(PAUSES[Math.min(at, PAUSES.length - 1)] ?? 0);
      if (status !== 'waiting') break;
      try {
        const look = await ports.readList();
        for (const id of lost.splice(0)) settleOrRepeat(id, afterLookUp(look(id), triesOf(id)));
      } catch (error) {
        if (endsSession(error)) hold();
      }
    }
    looking = false;
    if (status === 'waiting') change('running');
    next();
  }

  function settleOrRepeat(id: string, settled: ReturnType<typeof afterLookUp>) {
    if (settled) settle(id, settled);
    else {
      keepTries(id, triesOf(id).broken ? { broken: false } : { repeated: true });
      queue.unshift(id);
    }
  }

  /** Ends a stopped run: a lost row is looked up once more. */
  async function end() {
    looking = true;
    const look = lost.length > 0 ? await tryToRead() : null;
    for (const id of lost.splice(0)) settle(id, afterStop(look?.(id) ?? null));
    for (const id of queue.splice(0)) settle(id, notSent);
    looking = false;
    rest('stopped');
  }

  function rest(to: 'paused' | 'stopped' | 'done') {
    change(to);
    if (!expired) ports.onRest();
  }

  /** Does what is next, after every change. */
  function next() {
    if (looking) return;
    while (status === 'running' && lost.length === 0 && sending < PARALLEL) {
      const id = queue.shift();
      if (id === undefined) break;
      void send(id);
    }
    if (sending > 0) return;
    if (status === 'stopping') void end();
    else if (status === 'pausing') rest('paused');
    else if (status === 'running') {
      if (lost.length > 0) void lookUp();
      else rest('done');
    }
  }

  function go(to: RunStatus) {
    change(to);
    endWait();
    next();
  }

  function pause() {
    if (status === 'running' || status === 'waiting') go('pausing');
  }

  function hold() {
    expired = true;
    pause();
  }

  // After the caller has the run.
  queueMicrotask(next);
  return {
    status: () => status,
    pause,
    hold,
    resume: () => {
      if (status !== 'paused' && status !== 'pausing') return;
      expired = false;
      go('running');
    },
    stop: () => {
      if (status !== 'done' && status !== 'stopped' && status !== 'stopping') go('stopping');
    },
    retry: (failed) => {
      if (status !== 'done' && status !== 'stopped') return;
      for (const id of failed) {
        keepTries(id, { count: 0 });
        (triesOf(id).broken ? lost : queue).push(id);
      }
      expired = false;
      go('running');
    },
  };
}
