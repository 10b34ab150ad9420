import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { subscriptionIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';

const common = {
  noun: { one: 'subscription', many: 'subscriptions' },
  statusOf: ({ status }: { readonly status: string }) => ({
    label: status,
    intent: subscriptionIntent(status),
  }),
} as const;

/** What the subscription of a company is called: like the company. */
export const companySubscriptionKind = {
  ...common,
  id: 'company-subscriptions',
  path: paths.master.companySubscriptions,
  nameOf: ({ companyName }) => companyName,
  email: { of: ({ contactEmail }) => contactEmail, noun: { one: 'company', many: 'companies' } },
} as const satisfies RecordKind<CompanySubscription>;

/** What the subscription of an investor is called: like the investor. */
export const investorSubscriptionKind = {
  ...common,
  id: 'investor-subscriptions',
  path: paths.master.investorSubscriptions,
  nameOf: ({ userName }) => userName,
  email: { of: ({ userEmail }) => userEmail, noun: { one: 'investor', many: 'investors' } },
} as const satisfies RecordKind<UserSubscription>;
