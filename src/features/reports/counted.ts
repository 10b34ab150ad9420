import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import type { Report, ReportColumn, ReportTable, ReportValue } from '#src/api/types/report.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { ticketPriorities } from '#src/features/shared/tickets/ticketLabels.ts';
import { isOpen } from '#src/features/shared/tickets/workload.ts';
import { planTiers } from '#src/lib/subscription.ts';
import { lastMonths } from './revenue/period.ts';

const DAY = 86_400_000;

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

const numbers = (...headers: readonly string[]) =>
  headers.map((header): ReportColumn => ({ header, kind: 'number' }));

/** The table of a report: a row per name, with what is counted under that name. */
function tableOf(
  title: string,
  first: ReportColumn,
  columns: readonly ReportColumn[],
  names: readonly string[],
  valuesOf: (name: string) => readonly ReportValue[],
): ReportTable {
  return { title, columns: [first, ...columns], rows: names.map((name) => [name, ...valuesOf(name)]) };
}

type Counted = Pick<Subscription, 'plan' | 'status' | 'startDate' | 'endDate' | 'autoRenew'>;

/** The subscriptions that are active, by plan, and what began and ended in the last twelve months. */
export function withSubscriptions(report: Report, all: readonly Counted[], today: string): Report {
  const active = all.filter(({ status }) => status === 'Active');
  const renewing = (rows: readonly Counted[]) =>
    share(rows.filter(({ autoRenew }) => autoRenew).length, rows.length);
  return {
    ...report,
    figures: [
      { label: 'Active subscriptions', kind: 'number', value: active.length },
      { label: 'Renew by themselves', kind: 'share', value: renewing(active) },
    ],
    tables: [
      tableOf(
        'Active subscriptions by plan',
        { header: 'Plan', kind: 'text' },
        [
          ...numbers('Subscriptions'),
          { header: 'Share', kind: 'share' },
          { header: 'Auto Renew', kind: 'share' },
        ],
        planTiers,
        (plan) => {
          const rows = active.filter((row) => row.plan === plan);
          return [rows.length, share(rows.length, active.length), renewing(rows)];
        },
      ),
      tableOf(
        'Started and ended by month',
        { header: 'Month', kind: 'month' },
        numbers('Started', 'Ended'),
        lastMonths(today, 12),
        (month) => [
          all.filter(({ startDate }) => startDate.startsWith(month)).length,
          all.filter(({ endDate }) => endDate.startsWith(month) && endDate < today).length,
        ],
      ),
    ],
  };
}

/** The tickets of both portals by priority. */
export function withTickets(report: Report, tickets: readonly Ticket[]): Report {
  const open = tickets.filter(isOpen);
  return {
    ...report,
    figures: [
      { label: 'Tickets', kind: 'number', value: tickets.length },
      { label: 'Open or in progress', kind: 'number', value: open.length },
      { label: 'Resolved or closed', kind: 'number', value: tickets.length - open.length },
    ],
    tables: [
      tableOf(
        'Tickets by priority',
        { header: 'Priority', kind: 'text' },
        numbers('Tickets', 'Open or in progress', 'Resolved or closed'),
        ticketPriorities,
        (priority) => {
          const rows = tickets.filter((ticket) => ticket.priority === priority);
          const active = rows.filter(isOpen).length;
          return [rows.length, active, rows.length - active];
        },
      ),
    ],
  };
}

/** The audit records of the last thirty days by category. */
export function withEvents(report: Report, entries: readonly AuditEntry[], now: Date): Report {
  const recent = entries.filter(({ timestamp }) => Date.parse(timestamp) > now.getTime() - 30 * DAY);
  const failed = (rows: readonly AuditEntry[]) => rows.filter(({ result }) => result === 'failed').length;
  return {
    ...report,
    figures: [
      { label: 'Events', kind: 'number', value: recent.length },
      { label: 'Failed events', kind: 'number', value: failed(recent) },
    ],
    tables: [
      tableOf(
        'Events by category',
        { header: 'Category', kind: 'text' },
        [...numbers('Events', 'Failed'), { header: 'Share', kind: 'share' }],
        [...new Set(recent.map(({ category }) => category))].toSorted(),
        (category) => {
          const rows = recent.filter((entry) => entry.category === category);
          return [rows.length, failed(rows), share(rows.length, recent.length)];
        },
      ),
    ],
  };
}
