import { useMemo } from 'react';
import type { Report } from '#src/api/types/report.ts';
import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { settingsStore } from '#src/features/shared/settings/systemSettings.store.ts';
import { companySubscriptions } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { userSubscriptions } from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { parsePeriod } from './period.ts';
import type { Charged } from './revenueEntries.ts';
import { withRevenue } from './revenueReport.ts';

function chargedOf(
  companies: readonly CompanySubscription[],
  users: readonly UserSubscription[],
): readonly Charged[] {
  return [
    ...companies.map(({ id, companyName, history }) => ({
      id,
      kind: 'company' as const,
      subscriber: companyName,
      history,
    })),
    ...users.map(({ id, userName, history }) => ({
      id,
      kind: 'investor' as const,
      subscriber: userName,
      history,
    })),
  ];
}

/** The subscriptions of companies and users in this tab. */
export function useCharged(): readonly Charged[] {
  const companies = companySubscriptions.useRows();
  const users = userSubscriptions.useRows();
  return useMemo(() => chargedOf(companies, users), [companies, users]);
}

/** The report Revenue with the figures of its period, from the histories as they are now. */
export function revenueNow(report: Report): Report {
  const period = parsePeriod(report.period ?? '');
  const subscriptions = chargedOf(companySubscriptions.rows(), userSubscriptions.rows());
  return period ? withRevenue(report, subscriptions, period, settingsStore.timezone()) : report;
}
