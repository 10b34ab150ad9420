import { auditEntries } from '#fixtures/data/auditEntries.ts';
import type { Report } from '#src/api/types/report.ts';
import { sessionRecords } from '#src/features/shared/audit/recordAudit.ts';
import { sampleMoment } from '#src/features/shared/list/samples/samples.store.ts';
import { companySubscriptions } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { userSubscriptions } from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { withEvents, withSubscriptions, withTickets } from './counted.ts';
import { REVENUE_REPORT } from './revenue/period.ts';
import { revenueNow } from './revenue/revenue.store.ts';

/** How the figures of a report are counted, by its id. */
const counters: Readonly<Record<string, (report: Report, now: Date) => Report>> = {
  [REVENUE_REPORT]: revenueNow,
  'RPT-004': (report, now) => {
    const subscriptions = [...companySubscriptions.rows(), ...userSubscriptions.rows()];
    return withSubscriptions(report, subscriptions, now.toISOString().slice(0, 10));
  },
  'RPT-005': (report) => withTickets(report, [...masterTicketStore.rows(), ...supportTicketStore.rows()]),
  'RPT-006': (report, now) =>
    withEvents(report, [...sessionRecords.getState(), ...auditEntries(sampleMoment())], now),
};

/** A report with figures and tables as the records of this tab are now; one with fixed figures unchanged. */
export function countedNow(report: Report): Report {
  return counters[report.id]?.(report, new Date()) ?? report;
}
