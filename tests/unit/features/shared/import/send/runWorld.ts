import { vi } from 'vitest';
import { createRun } from '#src/features/shared/import/send/importRun.ts';
import type { RowOutcome, SendingState, SendingStatus } from '#src/features/shared/import/send/sendTexts.ts';

/** A failed call, as `ApiError` is one. */
class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly retryAfter: number | null;
  constructor(code: string, status = 0, message = 'Refused', retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** What the server does with a try of a row; `late` with a number: it creates the row so many ms after a gateway's 504. */
export type Answer =
  | 'created'
  | 'refused'
  | 'broken'
  | 'forbidden'
  | 'lost before'
  | 'lost after'
  | 'expired'
  | 'busy'
  | 'busy for 5 s'
  | 'unavailable'
  | `late ${number}`;

const failures = {
  refused: new CallError('http', 409, 'A developer with this email already exists'),
  broken: new CallError('http', 500, 'The server is resting.'),
  forbidden: new CallError('http', 403, 'Only the owner may add developers.'),
  'lost before': new CallError('network'),
  'lost after': new CallError('shape', 201),
  expired: new CallError('http', 401),
  busy: new CallError('http', 429),
  'busy for 5 s': new CallError('http', 429, 'Slower', 5000),
  unavailable: new CallError('http', 503),
  late: new CallError('http', 504),
} as const;

const errorOf = (answer: Exclude<Answer, 'created'>) =>
  answer.startsWith('late') ? failures.late : failures[answer as keyof typeof failures];

let worlds = 0;

/** A server that answers by plan, with what it has created, and the run that sends rows to it. Needs fake timers. */
export function runWorld(plan: Readonly<Record<string, readonly Answer[]>>) {
  worlds += 1;
  const created: string[] = [];
  const calls: { readonly id: string; readonly at: number }[] = [];
  const reads: number[] = [];
  const settled = new Map<string, RowOutcome>();
  const states: SendingState[] = [];
  const tries = new Map<string, number>();
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  let sending = 0;
  let most = 0;
  let readable = true;
  const onEnded = vi.fn();

  async function create(id: string) {
    const at = tries.get(id) ?? 0;
    tries.set(id, at + 1);
    calls.push({ id, at: since() });
    sending += 1;
    most = Math.max(most, sending);
    await new Promise((resolve) => setTimeout(resolve, 10));
    sending -= 1;
    const answer = plan[id]?.[at] ?? 'created';
    if (answer === 'created' || answer === 'lost after') {
      if (created.includes(id)) throw failures.refused;
      created.push(id);
    }
    if (answer.startsWith('late')) setTimeout(() => created.push(id), Number(answer.slice(5)));
    if (answer !== 'created') throw errorOf(answer);
  }

  const run = createRun({
    lock: `world ${worlds}`,
    parallel: 2,
    create,
    async readList() {
      // The first one, before a row is sent, is the second check.
      if (calls.length > 0) reads.push(since());
      if (!readable) throw failures['lost before'];
      return { has: (id) => created.includes(id), isReady: () => true };
    },
    onOutcome: (id, now) => settled.set(id, now),
    onState: (state) => states.push(state),
    onEnded,
  });
  run.begin(Object.keys(plan));
  const outcomes = (): Readonly<Record<string, string>> =>
    Object.fromEntries([...settled].map(([id, { outcome }]) => [id, outcome]));
  return {
    run,
    created,
    calls,
    reads,
    states,
    onEnded,
    sent: () => calls.map(({ id }) => id),
    status: () => states.at(-1)?.status ?? 'done',
    had: (status: SendingStatus) => states.some((state) => state.status === status),
    settled: outcomes,
    rowsOf: (...wanted: readonly string[]) =>
      Object.entries(outcomes()).flatMap(([id, outcome]) => (wanted.includes(outcome) ? [id] : [])),
    message: (id: string) => settled.get(id)?.message,
    most: () => most,
    away: (is: boolean) => {
      readable = !is;
    },
  };
}

/** A plan in which each row gets the same answers. */
export const rows = (count: number, ...answers: readonly Answer[]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`r${at}`, answers]));
