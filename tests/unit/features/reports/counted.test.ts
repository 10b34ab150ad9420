import { expect, it } from 'vitest';
import { buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import { buildReport } from '#fixtures/build/report.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { withEvents, withSubscriptions, withTickets } from '#src/features/reports/counted.ts';

const report = buildReport();
const valuesOf = ({ figures }: { figures: readonly { value: unknown }[] }) =>
  figures.map(({ value }) => value);

it('counts the active subscriptions by plan, and what began and ended', () => {
  const term = { status: 'Active', startDate: '2026-11-02', endDate: '2027-11-01', autoRenew: true };
  const counted = withSubscriptions(
    report,
    [
      { ...term, plan: 'Basic' },
      { ...term, plan: 'Basic', autoRenew: false },
      { ...term, plan: 'Premium', status: 'Expired', startDate: '2025-10-11', endDate: '2026-10-10' },
    ],
    '2026-11-21',
  );
  expect(valuesOf(counted)).toEqual([2, 0.5]);
  const [byPlan, byMonth] = counted.tables;
  expect(byPlan?.rows).toEqual([
    ['Basic', 2, 1, 0.5],
    ['Standard', 0, 0, 0],
    ['Premium', 0, 0, 0],
    ['Enterprise', 0, 0, 0],
  ]);
  expect(byMonth?.rows).toHaveLength(12);
  expect(byMonth?.rows.slice(-2)).toEqual([
    ['2026-10', 0, 1],
    ['2026-11', 2, 0],
  ]);
});

it('counts the tickets by priority', () => {
  const counted = withTickets(report, [
    buildTicket({ priority: 'High', status: 'Open' }),
    buildTicket({ priority: 'High', status: 'Closed' }),
    buildTicket({ priority: 'Low', status: 'In Progress' }),
  ]);
  expect(valuesOf(counted)).toEqual([3, 2, 1]);
  expect(counted.tables[0]?.rows).toEqual([
    ['Critical', 0, 0, 0],
    ['High', 2, 1, 1],
    ['Medium', 0, 0, 0],
    ['Low', 1, 1, 0],
  ]);
});

it('counts the audit records of thirty days by category', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const counted = withEvents(
    report,
    [
      buildAuditEntry({ category: 'Billing', result: 'failed', timestamp: '2026-11-20T09:00:00Z' }),
      buildAuditEntry({ category: 'Authentication', result: 'success', timestamp: '2026-11-20T09:00:00Z' }),
      buildAuditEntry({ category: 'Billing', result: 'failed', timestamp: '2026-10-01T09:00:00Z' }),
    ],
    now,
  );
  expect(valuesOf(counted)).toEqual([2, 1]);
  expect(counted.tables[0]?.rows).toEqual([
    ['Authentication', 1, 0, 0.5],
    ['Billing', 1, 1, 0.5],
  ]);
});
