import { companies } from '#fixtures/data/companies.ts';
import { supportCompanies } from '#fixtures/data/support/supportCompanies.ts';
import type { Company } from '#src/api/types/company.ts';
import { knownSubscriptions } from '#src/features/companies/knownSubscriptions.store.ts';
import { subscriptionOf, withKnownPlans } from '#src/features/companies/knownSubscriptions.ts';
import { investorFields, toInvestor } from '#src/features/investors/investorFields.ts';
import { investorStore } from '#src/features/investors/investors.store.ts';
import { countedPlans, toPlanCompany, toPlanUser } from '#src/features/plans/planCompanies.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { sampleMoment } from '#src/features/shared/list/samples/samples.store.ts';
import { developerPlanStore } from '#src/features/shared/subscription/developerPlans.store.ts';
import { investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import {
  changedSubscription,
  changeNow,
} from '#src/features/shared/subscription/records/changedSubscription.ts';
import {
  companyDeleted,
  companySubscriptionStore,
} from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { modalTerms } from '#src/features/shared/subscription/records/modalTerms.ts';
import { saveCompanySubscription } from '#src/features/shared/subscription/records/saveCompanySubscription.store.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import {
  planNames,
  planTiers,
  subscriptionStatuses,
} from '#src/features/shared/subscription/subscription.ts';
import { withRecords } from '#src/features/shared/support/supportCompanies.store.ts';
import { companySubscriptionStatuses } from '#src/features/subscriptions/companySubscriptionList.ts';
import { userSubscriptionStatuses } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { pickOf } from './seeded.ts';

export const by = 'superadmin@blume.example';

/** A company of the server, which the samples do not have. */
const [first] = companies(new Date());
export const unknownCompany: Company = {
  ...(first as Company),
  id: 'c-unknown',
  companyName: 'New on the server',
  plan: null,
};

/** Changes of a random user, on any of the screens that show subscriptions. */
export function changesOf(next: (below: number) => number, server: readonly Company[]) {
  const terms = () => ({ plan: pickOf(next, planTiers), endDate: `2027-0${1 + next(9)}-01` });
  const modal = () => ({ plan: pickOf(next, planNames), status: pickOf(next, subscriptionStatuses) });
  const anInvestor = () => pickOf(next, investorStore.rows());
  const aCompany = () => pickOf(next, [...server, unknownCompany]);
  const gone: ReturnType<typeof anInvestor>[] = [];
  return [
    () =>
      userSubscriptionStore.change(pickOf(next, userSubscriptionStore.rows()).id, (row) =>
        changedSubscription(
          row,
          { ...terms(), status: pickOf(next, userSubscriptionStatuses) },
          changeNow(by, investorPlanStore.named),
        ),
      ),
    () =>
      companySubscriptionStore.change(pickOf(next, companySubscriptionStore.rows()).id, (row) =>
        changedSubscription(
          row,
          { ...terms(), status: pickOf(next, companySubscriptionStatuses) },
          changeNow(by, developerPlanStore.named),
        ),
      ),
    () => {
      const { id } = anInvestor();
      const { status, plan } = modal();
      const subscription = { plan, status: status === 'Trial' ? 'Active' : status };
      investorStore.change(id, (row) => ({ ...row, subscription: { ...row.subscription, ...subscription } }));
    },
    () => {
      const investor = anInvestor();
      const values = { ...valuesOf(investorFields, investor), plan: modal().plan, name: `Name ${next(99)}` };
      investorStore.change(investor.id, (now) => toInvestor(values, now, now.id));
    },
    () => {
      const values = { ...valuesOf(investorFields, anInvestor()), plan: modal().plan };
      investorStore.add(toInvestor(values, null, `USR-${900 + investorStore.usedIds.length}`));
    },
    () => {
      const investor = anInvestor();
      gone.push(investor);
      investorStore.remove(new Set([investor.id]));
    },
    () => investorStore.restore(gone.splice(0)),
    () => {
      const company = aCompany();
      saveCompanySubscription(company, { ...subscriptionOf(company, knownSubscriptions()), ...modal() }, by);
    },
    () => {
      if (next(8) === 0) companyDeleted(aCompany().id);
    },
    () =>
      developerPlanStore.change(pickOf(next, developerPlanStore.rows()).id, (plan) => ({
        ...plan,
        name: `Plan ${next(99)}`,
      })),
  ];
}

/** What two screens say differently; empty when they agree. */
export function differences(server: readonly Company[]): readonly string[] {
  const problems: string[] = [];
  const same = (what: string, one: unknown, other: unknown) => {
    if (JSON.stringify(one) !== JSON.stringify(other))
      problems.push(`${what}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
  };
  const users = userSubscriptionStore.rows();
  const records = companySubscriptionStore.rows();
  for (const { id, name, plan, subscription } of investorStore.rows()) {
    const record = users.find(({ userId }) => userId === id);
    if (!record) continue;
    const shown = modalTerms(record);
    same(`investor ${id}`, [name, plan, subscription], [record.userName, shown.plan, shown]);
  }
  for (const { id, history, plan, status } of [...users, ...records])
    same(`history of ${id}`, [history[0]?.plan, history[0]?.status], [plan, status]);
  const known = knownSubscriptions();
  for (const [id, { terms, changed }] of known) {
    const company = server.find((row) => row.id === id) ?? { ...unknownCompany, id };
    const [row] = withKnownPlans([company], known);
    if (changed)
      same(
        `company ${id}`,
        [row?.plan, subscriptionOf(company, known)],
        [modalTerms(terms).plan, modalTerms(terms)],
      );
  }
  for (const { id, companyName, subscription, subscriptionHistory } of withRecords(
    supportCompanies(sampleMoment()),
    records,
  )) {
    const record = records.find(({ companyId }) => companyId === id);
    same(`support ${id}`, [companyName, `${record?.plan} Plan`], [record?.companyName, subscription.plan]);
    same(`support history ${id}`, subscriptionHistory.length, record?.history.length);
  }
  const counts = (plans: ReturnType<typeof countedPlans>) =>
    plans.flatMap(({ tier, totalUsers }) => (tier ? [[tier, totalUsers]] : []));
  const tiers = (rows: readonly { readonly plan: string }[]) =>
    planTiers.map((tier) => [tier, rows.filter(({ plan }) => plan === tier).length]);
  same(
    'developer plans',
    counts(countedPlans(developerPlanStore.rows(), records.map(toPlanCompany))),
    tiers(records),
  );
  same('investor plans', counts(countedPlans(investorPlanStore.rows(), users.map(toPlanUser))), tiers(users));
  return problems;
}
