import { describe, expect, it, vi } from 'vitest';
import { createDeletions, type Deletions } from '#src/api/cache/deletions.ts';
import { hiddenIds } from '#src/api/cache/hiddenRows.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { later } from '../session/sessionBench.ts';

/** A fixed sequence of numbers that looks like chance. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

/** Hidden ids, and those of them that the list is known to have. */
const hide = (ids: readonly string[], inList: readonly string[] = []) => ({
  ids: new Set(ids),
  inList: new Set(inList),
});

describe('a deletion', () => {
  function setUp() {
    let clock = 0;
    const tick = () => {
      clock += 1;
      return clock;
    };
    return { deletions: createDeletions(tick), tick };
  }

  it('hides its row at once and shows it again when it failed', async () => {
    const { deletions } = setUp();
    const call = later<string>();
    const told = vi.fn();
    deletions.subscribe(told);
    const done = deletions.run('a', () => call.promise);
    expect(hiddenIds(deletions.current(), 99)).toEqual(hide(['a']));
    call.refuse(new Error('no'));
    await expect(done).rejects.toThrow('no');
    expect(hiddenIds(deletions.current(), 0)).toEqual(hide([]));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is told of the lists that are known to have the row', () => {
    const { deletions } = setUp();
    void deletions.run('a', () => later<void>().promise, new Set(['all']));
    expect([hiddenIds(deletions.current(), 99, 'all'), hiddenIds(deletions.current(), 99, 'active')]).toEqual(
      [hide(['a'], ['a']), hide(['a'])],
    );
  });

  it('hides its row in answers asked for before it was done, and in no later one', async () => {
    const { deletions, tick } = setUp();
    const before = tick();
    await deletions.run('a', async () => 'ok');
    const after = tick();
    expect([hiddenIds(deletions.current(), before), hiddenIds(deletions.current(), after)]).toEqual([
      hide(['a']),
      hide([]),
    ]);
  });

  it('keeps the row hidden when someone else had deleted it', async () => {
    const { deletions, tick } = setUp();
    const before = tick();
    const gone = deletions.run('a', () => Promise.reject(new ApiError('http', 404)));
    await expect(gone).rejects.toThrow(ApiError);
    expect([hiddenIds(deletions.current(), before), hiddenIds(deletions.current(), tick())]).toEqual([
      hide(['a']),
      hide([]),
    ]);
  });

  it('stops telling who no longer listens, and forgets with the session', async () => {
    const { deletions } = setUp();
    const told = vi.fn();
    deletions.subscribe(told)();
    await deletions.run('a', async () => 'ok');
    expect(told).not.toHaveBeenCalled();
    deletions.clear();
    expect(hiddenIds(deletions.current(), 0)).toEqual(hide([]));
  });
});

/** A server, a screen and the deletions between them, played in an order of `pick`'s choosing. */
async function play(
  pick: (below: number) => number,
): Promise<{ shown: string[]; server: string[]; ghosts: number }> {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const server = new Set(ids);
  let clock = 0;
  const tick = () => {
    clock += 1;
    return clock;
  };
  const deletions: Deletions = createDeletions(tick);
  // The answer on screen, and those under way: each with the rows of the moment the server looked.
  let screen = { ids, requestedAt: 0 };
  const reads: { ids: string[]; requestedAt: number }[] = [];
  const steps: (() => Promise<void> | void)[] = [];
  const gone = new Set<string>();
  let ghosts = 0;

  const ask = () => {
    const requestedAt = tick();
    steps.push(() => {
      reads.push({ ids: ids.filter((id) => server.has(id)), requestedAt });
      steps.push(() => {
        // The later request wins.
        const answer = reads.shift();
        if (answer && answer.requestedAt > screen.requestedAt) screen = answer;
      });
    });
  };
  const look = () => {
    const hidden = hiddenIds(deletions.current(), screen.requestedAt);
    const shown = screen.ids.filter((id) => !hidden.ids.has(id));
    ghosts += shown.filter((id) => gone.has(id)).length;
    return shown;
  };

  const deletionSteps = ids.slice(0, 5).map((id) => async () => {
    const fails = pick(3) === 0;
    const call = later<void>();
    const done = deletions
      .run(id, () => call.promise)
      .then(
        () => void gone.add(id),
        () => undefined,
      );
    steps.push(() => {
      if (!fails) server.delete(id);
      steps.push(async () => {
        if (fails) call.refuse(new Error('no'));
        else call.give();
        await done;
        ask();
      });
    });
  });
  steps.push(...deletionSteps, ask, ask);
  while (steps.length > 0) {
    const [step] = steps.splice(pick(steps.length), 1);
    await step?.();
    look();
  }
  // What the last deletion asked for may have been overtaken in this play; the screen asks once more.
  ask();
  while (steps.length > 0) await steps.shift()?.();
  return { shown: look(), server: [...server].sort(), ghosts };
}

describe('overlapping deletions', () => {
  it('end equal to the server in 200 orders of answers, and no deleted row flickers back', async () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { shown, server, ghosts } = await play(numbers(seed));
      expect({ seed, shown, ghosts }).toEqual({ seed, shown: server, ghosts: 0 });
    }
  });
});
