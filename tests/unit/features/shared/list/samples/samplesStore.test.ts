import { afterEach, expect, it, vi } from 'vitest';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { sampleMoment, sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

afterEach(() => {
  sessionEnds.ended('expired', '');
});

it('all samples are of one moment, also those loaded later, until a session ends', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-12-31T23:59:00Z') });
  sessionEnds.ended('expired', '');
  const days = (now: Date) => [{ id: now.toISOString().slice(0, 10) }];
  const early = sampleStoreOf(days);
  vi.setSystemTime('2028-01-01T00:01:00Z');
  const late = sampleStoreOf(days);
  expect([...early.rows(), ...late.rows()].map(({ id }) => id)).toEqual(['2027-12-31', '2027-12-31']);
  sessionEnds.ended('expired', '');
  expect([...early.rows(), ...late.rows()].map(({ id }) => id)).toEqual(['2028-01-01', '2028-01-01']);
  expect(sampleMoment().toISOString()).toBe('2028-01-01T00:01:00.000Z');
});
