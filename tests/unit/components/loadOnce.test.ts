import { expect, it, vi } from 'vitest';
import { preload } from '#src/components/loadAhead.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { decideOnMissingFile, pageStays } from '#src/components/missingFiles.ts';

it('loads once for several calls', async () => {
  const fetchValue = vi.fn().mockResolvedValue('value');
  const code = loadOnce<string>(fetchValue);
  expect(code.peek()).toBeNull();
  await expect(Promise.all([code.load(), code.load()])).resolves.toEqual(['value', 'value']);
  await code.load();
  expect(code.peek()).toBe('value');
  expect(fetchValue).toHaveBeenCalledOnce();
});

it('retries after a failure', async () => {
  const fetchValue = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('value');
  const code = loadOnce<string>(fetchValue);
  await expect(code.load()).rejects.toThrow('offline');
  expect(code.peek()).toBeNull();
  await expect(code.load()).resolves.toBe('value');
});

it('ignores a failed preload; the next use retries', async () => {
  const [offline, decide] = [new TypeError('offline'), vi.fn(() => Promise.resolve())];
  const fetchValue = vi.fn().mockRejectedValueOnce(offline).mockResolvedValue('value');
  const code = loadOnce<string>(fetchValue);
  preload(code);
  decideOnMissingFile(offline, decide);
  await expect(code.load()).rejects.toThrow('offline');
  await pageStays();
  expect(decide).not.toHaveBeenCalled();
  await expect(code.load()).resolves.toBe('value');
});
