import { expect, it, vi } from 'vitest';
import { decideOnMissingFile, handleMissing, isHandled, pageStays } from '#src/components/missingFiles.ts';

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

it('knows while a caller handles a missing file itself', async () => {
  let fail = () => {};
  const file = new Promise((_, reject) => {
    fail = () => reject(new Error('missing'));
  });
  const other = handleMissing(() => Promise.resolve('code'));
  const handling = handleMissing(() => file);
  await expect(other).resolves.toBe('code');
  expect(isHandled()).toBe(true);
  fail();
  await expect(handling).rejects.toThrow('missing');
  expect(isHandled()).toBe(false);
});
