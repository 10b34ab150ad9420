import { allCompanies } from '#src/api/companies.ts';
import { noteCompanies, noteDeletedCompany } from '#src/api/seenCompanies.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import type { Company } from '#src/api/types/company.ts';
import { storedSubscriptions, withSubscriptions } from '#src/features/companies/companySubscription.store.ts';
import { investorKind } from '#src/features/investors/investor.ts';
import { investorRows, investors } from '#src/features/investors/investorResource.ts';
import { countedPlans, toPlanCompany, toPlanUser } from '#src/features/plans/planCompanies.ts';
import { revenueEntries } from '#src/features/reports/revenue/revenueEntries.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { developerPlanStore } from '#src/features/shared/subscription/developerPlans.store.ts';
import { investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import { chargedEntries } from '#src/features/shared/subscription/ledger.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import {
  companySubscriptionOf,
  companySubscriptionResource,
  companySubscriptions,
  everyCompanySubscription,
} from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import {
  userSubscriptionResource,
  userSubscriptions,
} from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { investorStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { fromDialog } from '#src/features/shared/subscription/subscriptionFields.ts';
import { supportCompanyStore } from '#src/features/shared/support/supportCompanies.store.ts';
import {
  companySubscriptionStatuses,
  planTiers,
  subscriptionStatuses,
  userSubscriptionStatuses,
} from '#src/lib/subscription.ts';
import { pickOf } from './seeded.ts';

/** The companies on the server, which this tab and other people delete. */
export interface Server {
  companies: readonly Company[];
}

/** All companies are read. */
export function readCompanies({ companies }: Server): void {
  noteCompanies(allCompanies, { rows: companies, total: companies.length });
}

/** Changes of a random user, on any of the screens that show subscriptions, and of others on the server. */
export function changesOf(next: (below: number) => number, server: Server) {
  const day = () => `2027-0${1 + next(9)}-01`;
  const terms = () => ({ plan: pickOf(next, planTiers), startDate: day(), endDate: '2028-01-01' });
  const anInvestor = () => pickOf(next, investorRows.rows());
  const remove = (company: Company) => {
    server.companies = server.companies.filter(({ id }) => id !== company.id);
  };
  return [
    () =>
      userSubscriptionResource.update(pickOf(next, userSubscriptions.rows()), {
        ...terms(),
        status: pickOf(next, userSubscriptionStatuses),
      }),
    () =>
      companySubscriptionResource.update(pickOf(next, companySubscriptions.rows()), {
        ...terms(),
        status: pickOf(next, companySubscriptionStatuses),
      }),
    () => {
      const subscription = companySubscriptionOf(pickOf(next, server.companies));
      const values = {
        ...companySubscriptionResource.kind.valuesOf(subscription),
        plan: pickOf(next, planTiers),
      };
      const status = pickOf(next, subscriptionStatuses);
      return companySubscriptionResource.update(
        subscription,
        fromDialog({ ...values, status }, subscription),
      );
    },
    () => investors.update(anInvestor(), { plan: pickOf(next, planTiers), name: `Name ${next(99)}` }),
    () => investors.create({ ...valuesOf(investorKind.fields, anInvestor()), plan: pickOf(next, planTiers) }),
    () => investors.remove(anInvestor()),
    async () =>
      investors.restore?.(investorStore.allRows().map((row) => ({ ...row, ...anInvestor(), id: row.id }))),
    async () => {
      const developer = developerPlanStore;
      developer.change(pickOf(next, developer.rows()).id, (plan) => ({ ...plan, name: `Plan ${next(99)}` }));
    },
    async () => {
      if (next(6) > 0) return;
      const company = pickOf(next, server.companies);
      remove(company);
      noteDeletedCompany(company.id);
    },
    async () => {
      if (next(6) === 0) remove(pickOf(next, server.companies));
      readCompanies(server);
    },
    async () => {
      if (next(12) > 0) return;
      // A reload: what was changed in this tab is lost, what the server has is not.
      sessionEnds.ended('expired', '');
      readCompanies(server);
    },
  ];
}

/** What two screens say differently; empty when they agree. */
export function differences(server: Server): readonly string[] {
  const problems: string[] = [];
  const same = (what: string, one: unknown, other: unknown) => {
    if (JSON.stringify(one) !== JSON.stringify(other))
      problems.push(`${what}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
  };
  const users = userSubscriptions.rows();
  const companies = companySubscriptions.rows();
  for (const { id, name, plan, subscription } of investorRows.rows()) {
    const row = users.find(({ userId }) => userId === id);
    if (row) same(`investor ${id}`, [name, plan, subscription.status], [row.userName, row.plan, row.status]);
  }
  const every = everyCompanySubscription.rows();
  const deleted = new Set(every.map(({ companyId }) => companyId));
  for (const company of withSubscriptions(server.companies, storedSubscriptions())) {
    const row = every.find(({ companyId }) => companyId === company.id);
    deleted.delete(company.id);
    same(
      `company ${company.id}`,
      [company.plan, company.terms],
      row ? [row.plan, { status: row.status, endDate: row.endDate, amount: row.amount }] : [null, undefined],
    );
  }
  same('subscriptions of deleted companies', [...deleted], []);
  for (const { id, companyName, subscription, subscriptionHistory } of supportCompanyStore.rows()) {
    const row = companies.find(({ companyId }) => companyId === id);
    same(`support ${id}`, [companyName, subscription.plan], [row?.companyName, row?.plan]);
    same(`support history ${id}`, subscriptionHistory.length, row?.history.length);
  }
  for (const { id, history, plan, status, amount } of [...users, ...companies]) {
    if (amount)
      same(
        `ledger of ${id}`,
        [history[0]?.plan, history[0]?.status, history[0]?.amount],
        [plan, status, amount],
      );
  }
  for (const [audience, rows, listed] of [
    ['developer', companies, companies.map(toPlanCompany)],
    ['investor', users, users.map(toPlanUser)],
  ] as const) {
    const counts = new Map(
      countedPlans((audience === 'developer' ? developerPlanStore : investorPlanStore).allRows(), listed).map(
        ({ id, totalUsers }) => [id, totalUsers],
      ),
    );
    for (const tier of planTiers) {
      const { length } = rows.filter(({ plan }) => plan === tier);
      same(`${audience} ${tier}`, counts.get(planIdOf(audience, tier) ?? ''), length);
    }
  }
  const charged = [...users, ...companies];
  const all = { from: '0000-01-01', to: '9999-12-31' };
  const revenue = revenueEntries(
    charged.map(({ id, history }) => ({ id, kind: 'company', subscriber: id, history })),
    all,
    'UTC',
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  same(
    'revenue',
    sum(revenue.map(({ value }) => value)),
    sum(charged.flatMap(({ history }) => chargedEntries(history).map(({ amount }) => amount.value))),
  );
  return problems;
}
