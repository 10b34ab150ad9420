import { vi } from 'vitest';
import { companyRecords } from '#src/api/companies.ts';
import { developerRecords } from '#src/api/developers.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { type Fate, type HeldRequest, type HeldServer, startHeldServer } from './heldServer.ts';
import { seededNumbers } from './seededNumbers.ts';
import { showLists } from './shownLists.tsx';

type Step = () => unknown;

/** The fates of the answers after the last random step. */
const HANDLED = (): Fate => 'handled';

/** Saves the company with another name, and all other values as the server has them. */
async function renameCompany({ db }: HeldServer, id: string, companyName: string): Promise<void> {
  const record = await db.companies.get(id);
  if (record === null) return;
  const { primaryColor, fontFamily, ...rest } = record;
  await companyRecords.update(id, {
    ...rest,
    companyName,
    branding: { primaryColor, fontFamily },
    logo: null,
  });
}

async function renameDeveloper({ db }: HeldServer, id: string, name: string): Promise<void> {
  const record = await db.developers.get(id);
  if (record === null) return;
  await developerRecords.update(id, { ...record, name, companyId: record.companyId ?? '' });
}

/**
 * Plays edits, deletions, page turns and answers in an order that the seed gives. Returns every fault of the lists: a
 * deleted row, a name that was never saved, a step back to an older name, and at the end any difference from the server.
 */
async function play(seed: number): Promise<readonly string[]> {
  const pick = seededNumbers(seed);
  const server = await startHeldServer({ developers: 3, companies: 6 });
  const { companies, developers } = await server.ids();
  const lists = showLists(server);
  const steps: Step[] = [];
  let names = 0;

  function newName(): string {
    names += 1;
    return `Name ${names}`;
  }

  /** Every third change and every eighth read fails, in one of several ways. */
  function anyFate({ changes }: HeldRequest): Fate {
    if (pick(changes === null ? 8 : 3) > 0) return 'handled';
    const failures = ['refused', 'lostBefore', 'lostAfter', 'ignored'] as const;
    return failures[pick(changes === null ? 3 : 4)] ?? 'refused';
  }

  /** Another user may have changed or deleted the record just before. */
  async function anotherUser(id: string): Promise<void> {
    if (pick(6) === 0) await server.remove(id);
    else if (pick(4) === 0) await server.rename(id, newName());
  }

  /** Two steps for each new request: the server handles it; its answer arrives. */
  function addRequests(fateOf: (request: HeldRequest) => Fate): void {
    for (const request of server.take()) {
      steps.push(async () => {
        const { method, changes } = request;
        if (changes !== null) await anotherUser(changes);
        const fate = fateOf(request);
        const { status, deliver } = await request.handle(fate);
        const failed = fate === 'ignored' || (status !== 200 && status !== 404);
        steps.push(() => {
          if (method === 'DELETE' && changes !== null && failed) lists.hidden.delete(changes);
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

  function addDeletion(id: string, { remove }: typeof developerRecords | typeof companyRecords): void {
    steps.push(() => {
      remove({ id }).catch(() => undefined);
      lists.hidden.add(id);
    });
  }

  /** Up to two edits of the record, whose requests may overlap each other and its deletion. */
  function addEdits(id: string, rename: typeof renameCompany): void {
    for (let left = pick(3); left > 0; left -= 1) {
      steps.push(() => {
        rename(server, id, newName()).catch(() => undefined);
      });
    }
  }

  await lists.turnTo(1);
  await run(allSteps, HANDLED);
  await lists.compare(1);

  for (const id of companies) {
    if (pick(2) === 0) addDeletion(id, companyRecords);
    addEdits(id, renameCompany);
  }
  for (const id of developers) {
    if (pick(2) === 0) addDeletion(id, developerRecords);
    addEdits(id, renameDeveloper);
  }
  for (const page of [2, 1, 3]) steps.push(() => lists.turnTo(page));
  steps.push(lists.refresh);
  await run(anyStep, anyFate);

  for (const page of [2, 1, 3]) {
    await lists.turnTo(page);
    await lists.step(lists.retryFailed);
    await run(allSteps, HANDLED);
    await lists.compare(page);
  }
  // The end of the session empties the cache for the next play.
  await lists.step(() => sessionEnds.ended('logout', ''));
  await lists.render(null);
  return lists.faults;
}

/** Plays these seeds, the last one included, until one has a fault; returns it with its faults, or null. */
export async function findFaults(
  first: number,
  last: number,
): Promise<{ readonly seed: number; readonly faults: readonly string[] } | null> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let seed = first; seed <= last; seed += 1) {
    const faults = await play(seed);
    if (faults.length > 0) return { seed, faults };
  }
  return null;
}
