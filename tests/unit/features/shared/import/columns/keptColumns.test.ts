import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { notifySessionCleanup, notifySessionEnd } from '#src/api/session/sessionEnds.ts';
import { watchSession } from '#src/app/session/sessionEvents.ts';
import { listenToToasts } from '#src/components/Toasts/toasts.ts';
import { readKeptColumns, writeKeptColumns } from '#src/features/shared/import/columns/keptColumns.ts';
import { fakeStorage, forbiddenStorage } from '../../../../api/fakeStorage.ts';

// The messages about the end of a session wait for a listener.
const stopToasts = listenToToasts(() => undefined);

afterEach(() => {
  // The shared cache is paused from the end of a session to its cleanup.
  notifySessionCleanup();
  vi.unstubAllGlobals();
});
afterAll(() => {
  stopToasts();
});

it('the columns of an import are kept per user, and until the session ends', () => {
  const { values } = fakeStorage();
  const stop = watchSession();
  writeKeptColumns('anna', 'developers', { email: '' });
  expect(readKeptColumns('anna', 'developers')).toEqual({ email: '' });
  expect(readKeptColumns('anna', 'companies')).toEqual({});
  expect(readKeptColumns('ben', 'developers')).toEqual({});
  notifySessionEnd('expired', 'anna');
  expect(readKeptColumns('anna', 'developers')).toEqual({ email: '' });
  for (const reason of ['logout', 'otherUser'] as const) {
    writeKeptColumns('anna', 'developers', { email: '' });
    notifySessionEnd(reason, 'anna');
    expect(values.size).toBe(0);
  }
  stop();
});

it('what an earlier version has kept is removed at the start', () => {
  const { values } = fakeStorage();
  values.set('blume.import.developers', '{"nooralis":"name"}');
  values.set('blume.preferences', '{}');
  watchSession()();
  expect([...values.keys()]).toEqual(['blume.preferences']);
});

it('broken storage keeps nothing, and stops nothing', () => {
  forbiddenStorage();
  writeKeptColumns('anna', 'developers', { email: '' });
  expect(readKeptColumns('anna', 'developers')).toEqual({});
  watchSession()();
  fakeStorage().values.set('blume.columns.anna.developers', '[1]');
  expect(readKeptColumns('anna', 'developers')).toEqual({});
});
