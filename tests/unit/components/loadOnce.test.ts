import { expect, it, vi } from 'vitest';
import { loadOnce, preload } from '#src/components/loadOnce.ts';
import { isHandled } from '#src/components/missingFiles.ts';

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

it('retries a failed preload at the next use', async () => {
  const fetchValue = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('value');
  const code = loadOnce<string>(fetchValue);
  preload(code);
  expect(isHandled()).toBe(true);
  await expect(code.load()).rejects.toThrow('offline');
  expect(isHandled()).toBe(false);
  await expect(code.load()).resolves.toBe('value');
});
