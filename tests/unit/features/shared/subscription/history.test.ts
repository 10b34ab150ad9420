import { describe, expect, it } from 'vitest';
import { buildHistoryEntry } from '#fixtures/build/historyEntry.ts';
import { changedTerms } from '#src/features/shared/subscription/HistoryEntries.tsx';

describe('changedTerms', () => {
  const before = buildHistoryEntry();

  it('returns the differing terms, independent of user and time', () => {
    const entry = buildHistoryEntry({
      id: '2',
      plan: 'Premium',
      gracePeriod: '',
      changedBy: 'System',
      timestamp: '2026-02-01T00:00:00Z',
    });
    expect([...changedTerms(entry, before)]).toEqual(['plan', 'gracePeriod']);
  });

  it('returns none for the oldest entry', () => {
    expect(changedTerms(before, undefined).size).toBe(0);
  });
});
