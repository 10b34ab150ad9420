import type { Investor } from '#src/api/types/investor.ts';
import type { StoredPlan } from '#src/api/types/plan.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { investorStore } from '#src/features/investors/investors.store.ts';
import { developerPlanStore } from '#src/features/plans/developerPlans.store.ts';
import { investorPlanStore } from '#src/features/plans/investorPlans.store.ts';
import { priceText } from '#src/features/plans/planTexts.ts';
import { numberFacts, recordGroup } from '#src/features/search/recordGroups.ts';
import type { SearchGroup } from '#src/features/search/searchHits.ts';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { staffUserStore } from '#src/features/staff-users/staffUsers.store.ts';
import { paths } from '#src/lib/paths.ts';
import { ticketRecord } from './ticketRecord.ts';

/** The sample records that the global search of the master portal finds: one line for each feature, in the order of the navigation. */
export function useSampleGroups(): readonly SearchGroup[] {
  return [
    recordGroup('Investors', paths.master.investorUsers, investorStore.useRows().map(investor)),
    recordGroup('Staff', paths.master.blumeUsers, staffUserStore.useRows().map(person)),
    recordGroup('Developer Plans', paths.master.developerPlans, developerPlanStore.useRows().map(plan)),
    recordGroup('Investor Plans', paths.master.investorPlans, investorPlanStore.useRows().map(plan)),
    recordGroup(
      'Company Subscriptions',
      paths.master.companySubscriptions,
      companySubscriptionStore.useRows().map(companySubscription),
      'history',
    ),
    recordGroup(
      'Investor Subscriptions',
      paths.master.investorSubscriptions,
      userSubscriptionStore.useRows().map(userSubscription),
      'history',
    ),
    recordGroup('Tickets', paths.master.supportManagement, masterTicketStore.useRows().map(ticketRecord)),
  ];
}

function investor({ emirateId, ...row }: Investor) {
  return { ...person(row), facts: [...emailFact(row), ...numberFacts(row.mobile, emirateId)] };
}

function person({ id, name, email, mobile }: Pick<StaffUser, 'id' | 'name' | 'email' | 'mobile'>) {
  return { id, label: name, hint: email, facts: [...emailFact({ email }), ...numberFacts(mobile)] };
}

function emailFact({ email }: { readonly email: string }) {
  return [{ label: 'Email', text: email }];
}

function plan(row: StoredPlan) {
  return { id: row.id, label: row.name, hint: priceText(row) };
}

function companySubscription({ id, companyName, companyId, plan }: CompanySubscriptionRecord) {
  return { id, label: companyName, hint: `${companyId} · ${plan}` };
}

function userSubscription({ id, userName, userId, plan }: UserSubscription) {
  return { id, label: userName, hint: `${userId} · ${plan}` };
}
