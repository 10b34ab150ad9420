import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forAllAsync } from '../../../../properties.ts';
import { type Answer, runWorld } from './runWorld.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const prompt: readonly Answer[] = [
  'created',
  'refused',
  'broken',
  'forbidden',
  'lost before',
  'lost after',
  'expired',
  'busy',
  'busy for 5 s',
  'unavailable',
];
const slow: readonly Answer[] = [...prompt, 'late 500', 'late 2500', 'late 4000', 'late 9000'];

const plansOf = (answers: readonly Answer[]) =>
  fc.array(fc.array(fc.constantFrom(...answers), { maxLength: 4 }), { minLength: 1, maxLength: 8 });

type Press = 'pause' | 'resume' | 'suspend' | 'stop' | 'retry';
const pressesOf = (...presses: readonly Press[]) =>
  fc.array(fc.tuple(fc.nat(4000), fc.constantFrom(...presses)), { maxLength: 8 });

/** Runs the plan to its end while the user presses. */
async function played(plan: readonly (readonly Answer[])[], pressed: readonly (readonly [number, Press])[]) {
  const world = runWorld(Object.fromEntries(plan.map((row, at) => [`r${at}`, row])));
  for (const [ms, press] of pressed) {
    await passed(ms);
    if (press === 'retry') world.run.begin(world.rowsOf('Failed', 'Unknown'));
    else world.run[press]();
  }
  const ended = () => ['done', 'stopped'].includes(world.status());
  for (let at = 0; at < 60 && !ended(); at += 1) {
    await passed(60_000);
    world.run.resume();
  }
  expect(ended()).toBe(true);
  expect(Object.keys(world.settled())).toHaveLength(plan.length);
  await passed(20_000);
  return world;
}

describe('whatever the server does and the user presses', () => {
  it('each row is created at most once, and the sending says so', async () => {
    const presses = pressesOf('pause', 'resume', 'suspend', 'stop', 'retry');
    await forAllAsync(fc.tuple(plansOf(prompt), presses), async ([plan, pressed]) => {
      const { created, rowsOf } = await played(plan, pressed);
      expect(new Set(created).size).toBe(created.length);
      expect(rowsOf('Created').toSorted()).toEqual(created.toSorted());
    });
  });

  it('a row that a slow server finishes later is not sent again: only Retry does', async () => {
    const presses = pressesOf('pause', 'resume', 'suspend', 'stop');
    await forAllAsync(fc.tuple(plansOf(slow), presses), async ([plan, pressed]) => {
      const { created, rowsOf } = await played(plan, pressed);
      expect(new Set(created).size).toBe(created.length);
      // What was not found is not denied.
      const said = rowsOf('Created');
      expect(created).toEqual(expect.arrayContaining(said));
      expect(rowsOf('Unknown')).toEqual(expect.arrayContaining(created.filter((id) => !said.includes(id))));
    });
  });
});
