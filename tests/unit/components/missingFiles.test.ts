import { expect, it, vi } from 'vitest';
import { decideOnMissingFile, handleMissing, pageStays } from '#src/components/missingFiles.ts';

const missing = () => new TypeError('Failed to fetch dynamically imported module');

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
  decideOnMissingFile(missing(), first.decide);
  decideOnMissingFile(missing(), second.decide);
  const waiting = pageStays().then(stays);
  await vi.waitFor(() => expect(first.decide).toHaveBeenCalledOnce());
  expect(stays).not.toHaveBeenCalled();
  first.resolve();
  await waiting;
  expect(second.decide).not.toHaveBeenCalled();

  decideOnMissingFile(missing(), later.decide);
  later.resolve();
  await pageStays();
  expect(later.decide).toHaveBeenCalledOnce();
});

it('leaves a failure to the caller that handles it, and only that one', async () => {
  const [handledError, other] = [missing(), missing()];
  const decide = vi.fn(() => Promise.resolve());
  decideOnMissingFile(handledError, decide);
  await expect(handleMissing(() => Promise.reject(handledError))).rejects.toBe(handledError);
  await pageStays();
  expect(decide).not.toHaveBeenCalled();

  const stillLoading = handleMissing(() => new Promise<never>(() => undefined));
  decideOnMissingFile(other, decide);
  await pageStays();
  expect(decide).toHaveBeenCalledOnce();
  expect(stillLoading).toBeInstanceOf(Promise);
});
