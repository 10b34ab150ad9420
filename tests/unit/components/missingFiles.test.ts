import { expect, it, vi } from 'vitest';
import { decideOnMissingFile, pageStays } from '#src/components/missingFiles.ts';

function decision() {
  let resolve = () => {};
  const decided = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { decide: vi.fn(() => decided), resolve: () => resolve() };
}

it('resolves at once while no file is missing', async () => {
  await expect(pageStays()).resolves.toBeUndefined();
});

it('waits for the decision, which failures during it share', async () => {
  const [first, second, later] = [decision(), decision(), decision()];
  const stays = vi.fn();
  decideOnMissingFile(first.decide);
  decideOnMissingFile(second.decide);
  const waiting = pageStays().then(stays);
  await Promise.resolve();
  expect(stays).not.toHaveBeenCalled();
  first.resolve();
  await waiting;
  expect(second.decide).not.toHaveBeenCalled();

  decideOnMissingFile(later.decide);
  expect(later.decide).toHaveBeenCalledOnce();
  later.resolve();
  await pageStays();
});
