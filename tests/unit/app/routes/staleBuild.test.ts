import { expect, it } from 'vitest';
import { mayReload, type ReloadConditions } from '#src/app/routes/screenLoading.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function question(over: Partial<ReloadConditions> = {}): ReloadConditions {
  return {
    build: 'one',
    online: true,
    storage: memory(),
    hasUnsavedInput: () => false,
    serverAnswers: async () => true,
    ...over,
  };
}

it('reloads once for a build, and again for the next', async () => {
  const storage = memory();
  expect(await mayReload(question({ storage }))).toBe(true);
  expect(await mayReload(question({ storage }))).toBe(false);
  expect(await mayReload(question({ storage, build: 'two' }))).toBe(true);
});

it('never reloads offline, over typed input, without an answer, or where it could loop', async () => {
  expect(await mayReload(question({ online: false }))).toBe(false);
  expect(await mayReload(question({ hasUnsavedInput: () => true }))).toBe(false);
  expect(await mayReload(question({ serverAnswers: async () => false }))).toBe(false);
  expect(await mayReload(question({ storage: null }))).toBe(false);
  const full = {
    ...memory(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(await mayReload(question({ storage: full }))).toBe(false);
});

it('does not reload over what was typed while it asked', async () => {
  let typed = false;
  const serverAnswers = async () => {
    typed = true;
    return true;
  };
  expect(await mayReload(question({ serverAnswers, hasUnsavedInput: () => typed }))).toBe(false);
});

it('does not use up the one reload while the server is away', async () => {
  const storage = memory();
  await mayReload(question({ storage, serverAnswers: async () => false }));
  expect(await mayReload(question({ storage }))).toBe(true);
});
