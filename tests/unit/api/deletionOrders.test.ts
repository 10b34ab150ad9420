import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteCompany } from '#src/api/companies.ts';
import { deleteDeveloper } from '#src/api/developers.ts';
import { notifySessionCleanup } from '#src/api/session/sessionEnds.ts';
import { type Fate, type HeldRequest, startHeldServer } from './heldServer.ts';
import { seededNumbers } from './seededNumbers.ts';
import { showLists } from './shownLists.tsx';

type Step = () => unknown;

/** The fates of the answers after the last random step. */
const HANDLED = (): Fate => 'handled';

/** Plays deletions, page turns and answers in an order that the seed gives. Returns every fault of the lists. */
async function play(seed: number): Promise<readonly string[]> {
  const pick = seededNumbers(seed);
  const server = await startHeldServer({ developers: 3, companies: 6 });
  const { companies, developers } = await server.ids();
  const lists = showLists();
  const steps: Step[] = [];

  /** Every third deletion and every eighth read fails, in one of several ways. */
  function anyFate({ deletes }: HeldRequest): Fate {
    if (pick(deletes === null ? 8 : 3) > 0) return 'handled';
    const failures = ['refused', 'lostBefore', 'lostAfter', 'ignored'] as const;
    return failures[pick(deletes === null ? 3 : 4)] ?? 'refused';
  }

  /** Two steps for each new request: the server handles it; its answer arrives. */
  function addRequests(fateOf: (request: HeldRequest) => Fate): void {
    for (const request of server.take()) {
      steps.push(async () => {
        const { deletes } = request;
        // Another user may have deleted it just before.
        if (deletes !== null && pick(6) === 0) await server.remove(deletes);
        const fate = fateOf(request);
        const { status, deliver } = await request.handle(fate);
        const failed = fate === 'ignored' || (status !== 200 && status !== 404);
        steps.push(() => {
          if (deletes !== null && failed) lists.hidden.delete(deletes);
          deliver();
        });
      });
    }
  }

  /** Runs the steps that `next` takes, until no step and no request is left. */
  async function run(next: () => readonly Step[], fateOf: (request: HeldRequest) => Fate): Promise<void> {
    addRequests(fateOf);
    while (steps.length > 0) {
      await lists.step(async () => {
        await Promise.all(next().map((step) => step()));
        await new Promise((resolve) => setImmediate(resolve));
        // The pause before the second try of a read, and the abort of reads that no list shows any more.
        vi.advanceTimersByTime(1000);
      });
      addRequests(fateOf);
    }
  }
  const allSteps = () => steps.splice(0);
  const anyStep = () => steps.splice(pick(steps.length), 1);

  function addDeletion(id: string, remove: (id: string) => Promise<unknown>): void {
    steps.push(() => {
      remove(id).catch(() => undefined);
      lists.hidden.add(id);
    });
  }

  await lists.turnTo(1);
  await run(allSteps, HANDLED);
  await lists.compare(server, 1);

  for (const id of companies) if (pick(2) === 0) addDeletion(id, deleteCompany);
  for (const id of developers) if (pick(2) === 0) addDeletion(id, deleteDeveloper);
  for (const page of [2, 1, 3]) steps.push(() => lists.turnTo(page));
  steps.push(lists.refresh);
  await run(anyStep, anyFate);

  for (const page of [2, 1, 3]) {
    await lists.turnTo(page);
    await lists.step(lists.retryFailed);
    await run(allSteps, HANDLED);
    await lists.compare(server, page);
  }
  // The end of the session empties the cache for the next play.
  await lists.step(notifySessionCleanup);
  await lists.render(null);
  return lists.faults;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('in 200 orders of deletions, failures and answers, no list shows a deleted row and each ends equal to the server', {
  timeout: 180_000,
}, async () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    expect({ seed, faults: await play(seed) }).toEqual({ seed, faults: [] });
  }
});
