import { expect, it } from 'vitest';
import { createDeletions } from '#src/api/cache/deletions.ts';
import { hiddenIds, withoutRows } from '#src/api/cache/hiddenRows.ts';
import { later } from './session/sessionBench.ts';

/** A fixed sequence of numbers that looks like chance (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const ids = Array.from({ length: 12 }, (_, index) => `c${String(index).padStart(2, '0')}`);
/** The lists of one screen and the dropdown beside it: two pages of six, and all at once. */
const lists = [
  { from: 0, to: 6 },
  { from: 6, to: 12 },
  { from: 0, to: 12 },
] as const;

interface Answer {
  readonly ids: readonly string[];
  readonly total: number;
  readonly requestedAt: number;
}

/** Deletions that overlap each other and the reads of several lists, in an order of `pick`'s choosing. */
async function play(pick: (below: number) => number) {
  const server = new Set(ids);
  let clock = 0;
  const tick = () => {
    clock += 1;
    return clock;
  };
  const deletions = createDeletions(tick);
  const read = ({ from, to }: (typeof lists)[number], requestedAt: number): Answer => {
    const all = ids.filter((id) => server.has(id));
    return { ids: all.slice(from, to), total: all.length, requestedAt };
  };
  const cached = lists.map((list) => read(list, 0));
  const under = new Set<string>();
  const gone = new Set<string>();
  const faults: string[] = [];
  const steps: (() => Promise<void> | void)[] = [];

  const shown = () =>
    cached.map(({ requestedAt, ...answer }) =>
      withoutRows(
        { rows: answer.ids.map((id) => ({ id })), total: answer.total },
        hiddenIds(deletions.current(), requestedAt),
      ),
    );
  const look = () => {
    shown().forEach(({ rows, total }, index) => {
      const held = cached[index];
      for (const { id } of rows) if (under.has(id) || gone.has(id)) faults.push(`${id} in list ${index}`);
      if (held && held.total - total !== held.ids.length - rows.length) faults.push(`total of ${index}`);
    });
  };
  const ask = (index: number) => {
    const list = lists[index];
    if (!list) return;
    const requestedAt = tick();
    steps.push(() => {
      const answer = read(list, requestedAt);
      steps.push(() => {
        // The later question wins, whenever its answer comes.
        if (answer.requestedAt > (cached[index]?.requestedAt ?? 0)) cached[index] = answer;
      });
    });
  };
  const askAll = () => lists.forEach((_, index) => void ask(index));

  for (const id of ids.filter(() => pick(3) > 0)) {
    steps.push(() => {
      const call = later<void>();
      const fails = pick(3) === 0;
      under.add(id);
      const done = deletions
        .run(id, () => call.promise)
        .then(
          () => void gone.add(id),
          () => undefined,
        )
        .finally(() => under.delete(id));
      steps.push(() => {
        if (!fails) server.delete(id);
        steps.push(async () => {
          if (fails) call.refuse(new Error('no'));
          else call.give();
          await done;
          askAll();
        });
      });
    });
  }
  steps.push(askAll);
  while (steps.length > 0) {
    const [step] = steps.splice(pick(steps.length), 1);
    await step?.();
    look();
  }
  return {
    faults,
    shown: shown().map(({ rows, total }) => ({ ids: rows.map(({ id }) => id), total })),
    server: lists.map((list) => {
      const { ids: rows, total } = read(list, 0);
      return { ids: rows, total };
    }),
  };
}

it('in 200 orders of answers every cached list ends equal to the server, and no deleted row comes back', async () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const { faults, shown, server } = await play(numbers(seed));
    expect({ seed, faults, shown }).toEqual({ seed, faults: [], shown: server });
  }
});
