import { expect, it, vi } from 'vitest';
import { decideOnMissingFile, pageStays } from '#src/lib/missingFiles.ts';

function question() {
  let give = () => {};
  const answer = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { decide: vi.fn(() => answer), give: () => give() };
}

it('the page stays while no file is missing', async () => {
  await expect(pageStays()).resolves.toBeUndefined();
});

it('waits for the decision, which the files that are missed meanwhile share', async () => {
  const [first, second, later] = [question(), question(), question()];
  const stays = vi.fn();
  decideOnMissingFile(first.decide);
  decideOnMissingFile(second.decide);
  const told = pageStays().then(stays);
  await Promise.resolve();
  expect(stays).not.toHaveBeenCalled();
  first.give();
  await told;
  expect(second.decide).not.toHaveBeenCalled();

  decideOnMissingFile(later.decide);
  expect(later.decide).toHaveBeenCalledOnce();
  later.give();
  await pageStays();
});
