import { describe, expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { statusFilter, statusOptions, toStatus } from '#src/features/developers/developerFilters.ts';

const rows = [buildDeveloper({ isActive: true }), buildDeveloper({ isActive: false })];

describe('statusFilter', () => {
  it('lets through what its option says', () => {
    expect(rows.filter(statusFilter('active') ?? (() => true))).toEqual([rows[0]]);
    expect(rows.filter(statusFilter('inactive') ?? (() => true))).toEqual([rows[1]]);
    expect(statusFilter('')).toBeUndefined();
  });

  it('is the same function for the same status, so that the table need not look again', () => {
    expect(statusFilter('active')).toBe(statusFilter('active'));
  });
});

describe('toStatus', () => {
  it('knows its options and takes anything else for all', () => {
    expect(statusOptions.map(({ value }) => toStatus(value))).toEqual(['', 'active', 'inactive']);
    expect(toStatus('suspended')).toBe('');
    expect(toStatus('Active')).toBe('');
  });
});
