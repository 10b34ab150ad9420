import { expect, it, vi } from 'vitest';
import { lazyPart, preload } from '#src/components/lazyPart.ts';

it('fetches once, however often it is asked', async () => {
  const fetchPart = vi.fn().mockResolvedValue('part');
  const part = lazyPart<string>(fetchPart);
  expect(part.peek()).toBeNull();
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['part', 'part']);
  await part.load();
  expect(part.peek()).toBe('part');
  expect(fetchPart).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const fetchPart = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('part');
  const part = lazyPart<string>(fetchPart);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.peek()).toBeNull();
  await expect(part.load()).resolves.toBe('part');
});

it('leaves a failed preload to the next use', async () => {
  const fetchPart = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('part');
  const part = lazyPart<string>(fetchPart);
  preload(part);
  await expect(part.load()).rejects.toThrow('offline');
  await expect(part.load()).resolves.toBe('part');
});
