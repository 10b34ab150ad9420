import { describe, expect, it } from 'vitest';
import { auditEntries } from '#fixtures/build/samples.ts';
import { auditFigures } from '#src/features/audit-log/auditFigures.ts';

const valuesOf = (of: (entry: (typeof auditEntries)[number]) => string) => new Set(auditEntries.map(of));

describe('the sample audit log (docs/product.md "Sample data")', () => {
  it('has at least 64 entries over two months, the newest first, each with its own id', () => {
    expect(auditEntries.length).toBeGreaterThanOrEqual(64);
    const times = auditEntries.map(({ timestamp }) => Date.parse(timestamp));
    expect(times.every(Number.isFinite)).toBe(true);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThanOrEqual(59 * 86_400_000);
    expect(valuesOf(({ id }) => id).size).toBe(auditEntries.length);
  });

  it('has every category, result and portal', () => {
    expect([...valuesOf(({ category }) => category)].sort()).toEqual([
      'Authentication',
      'Billing',
      'Developer Management',
      'Project Management',
      'User Management',
    ]);
    expect([...valuesOf(({ result }) => result)].sort()).toEqual(['failed', 'pending', 'success']);
    expect([...valuesOf(({ portal }) => portal)].sort()).toEqual([
      'Blume Master',
      'Developer Portal',
      'Investor Portal',
    ]);
  });

  it('has an error message for failed entries only', () => {
    for (const { result, errorMessage } of auditEntries) {
      expect(errorMessage !== null).toBe(result === 'failed');
    }
  });

  it('has states and field changes on the first page', () => {
    const full = auditEntries
      .slice(0, 10)
      .filter(
        ({ beforeState, afterState, fieldChanges }) => beforeState && afterState && fieldChanges.length > 0,
      );
    expect(full.length).toBeGreaterThanOrEqual(3);
  });

  it('has texts with special characters for CSV, and a name of 80 characters', () => {
    const hard = (text: string) => [',', '"', '\n'].every((sign) => text.includes(sign));
    expect(auditEntries.some(({ userAgent }) => hard(userAgent))).toBe(true);
    expect(auditEntries.some(({ details }) => hard(details))).toBe(true);
    expect(auditEntries.some(({ userAgent }) => userAgent.startsWith('='))).toBe(true);
    expect(Math.max(...auditEntries.map(({ user }) => user.length))).toBe(80);
  });
});

it('the cards count actions, failed sign-ins, entries with field changes and those of the user System', () => {
  const [changed, login, failed] = auditEntries;
  const system = auditEntries.find(({ user }) => user === 'System');
  // Another failed action is not a failed sign-in.
  const refused = auditEntries.find((entry) => entry.result === 'failed' && entry.category === 'Billing');
  if (!changed || !login || !failed || !system || !refused) throw new Error('The samples changed');
  expect(failed).toMatchObject({ action: 'User Login', result: 'failed' });
  expect(auditFigures([changed, login, failed, system, refused])).toEqual({
    actions: 5,
    failedLogins: 1,
    modifications: 1,
    systemEvents: 1,
  });
  expect(auditFigures([])).toEqual({ actions: 0, failedLogins: 0, modifications: 0, systemEvents: 0 });
});
