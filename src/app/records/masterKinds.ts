import { Building2, ChartColumn, CreditCard, Landmark, Layers, ShieldUser, UserRound } from 'lucide-react';
import { allCompanies } from '#src/api/companies.ts';
import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { Investor } from '#src/api/types/investor.ts';
import type { PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import type { Report } from '#src/api/types/report.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { companyResource } from '#src/features/companies/companyResource.ts';
import { developerResource } from '#src/features/developers/developerResource.ts';
import { investorResource } from '#src/features/investors/investorResource.ts';
import { countedPlans, deletionNote, toPlanCompany, toPlanUser } from '#src/features/plans/planCompanies.ts';
import { priceText } from '#src/features/plans/planTexts.ts';
import { reportStore } from '#src/features/reports/reports.store.ts';
import { lastQuarter, REVENUE_REPORT, revenueUrl } from '#src/features/reports/revenue/period.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import {
  type Answer,
  anyKind,
  type Customer,
  factsOf,
  hrefOf,
  inLine,
  type KnownRecords,
  type RecordKind,
  type RelatedLine,
} from '#src/features/shared/records/recordKind.ts';
import { assignedText, openTicketCount } from '#src/features/shared/staff/colleague.ts';
import { developerPlanStore } from '#src/features/shared/subscription/developerPlans.store.ts';
import { investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import { chargedEntries } from '#src/features/shared/subscription/ledger.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { companySubscriptions } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { userSubscriptions } from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { investorKey } from '#src/features/shared/tickets/customerKey.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { staffUserResource } from '#src/features/staff-users/staffUserResource.ts';
import {
  activeIntent,
  activeLabel,
  companyStatusIntents,
  companyStatusLabels,
  roleLabel,
} from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { listUrl, recordUrl } from '#src/lib/recordUrl.ts';
import { amountText, endInWords, planLabel } from '#src/lib/subscription.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';
import { email } from '#src/lib/values/email.ts';
import { auditKind } from './auditKind.ts';
import { byStatus, subscriptionBadge, termsInLine } from './subscriptionLines.ts';
import { ticketKind } from './ticketKind.ts';

const { master } = paths;

const activity = (status: 'Active' | 'Inactive') => ({
  label: status,
  intent: activeIntent(status === 'Active'),
});

const everyone = () => true;

/** The plan that a subscription names. */
function planAnswer(audience: PlanAudience, plan: string | null, { find }: KnownRecords): Answer | null {
  if (!plan) return null;
  return {
    text: planLabel(plan),
    href: find({ kinds: [`${audience}-plans`], id: planIdOf(audience, plan) }),
  };
}

/** Plan and subscription of a company. */
function companyTerms(
  { id, plan, terms }: Company,
  known: KnownRecords,
): Pick<Customer, 'plan' | 'subscription'> {
  const row = known.rows(companySubscriptionKind).find(({ companyId }) => companyId === id);
  const href = row ? hrefOf(companySubscriptionKind, row) : null;
  return {
    plan: planAnswer('developer', plan, known),
    subscription: terms ? { ...terms, amount: amountText(terms.amount), href } : null,
  };
}

function subUserLines({ id, subUsers }: Developer): readonly RelatedLine[] {
  return subUsers.map((user) => ({
    id: user.id,
    label: user.name,
    hint: inLine(user.email, user.role),
    status: { label: activeLabel(user.isActive), intent: activeIntent(user.isActive) },
    href: recordUrl(master.developerUsers, id, 'sub-users'),
  }));
}

/** How a sentence about deleted records begins. */
const itHas = ({ size }: ReadonlySet<string>) => (size === 1 ? 'It has' : 'They have');

const companyOf = ({ companyId }: Developer, known: KnownRecords) =>
  known.rows(companyKind).find(({ id }) => id === companyId);

const developerKind: RecordKind<Developer> = {
  id: 'developers',
  label: 'Developers',
  icon: UserRound,
  path: master.developerUsers,
  add: 'Add Developer',
  imports: 'developers',
  onServer: true,
  useRows: () => developerResource.useRows(),
  mail: {
    readNow: developerResource.readNow,
    emailOf: ({ email }) => email,
    targets: { all: everyone, developers: everyone },
  },
  entryOf: ({ id, name, email, companyName, phoneNumber, emiratesId, isActive }) => ({
    id,
    label: name,
    hint: inLine(email, companyName),
    status: { label: activeLabel(isActive), intent: activeIntent(isActive) },
    company: companyName,
    facts: factsOf({ id, email, phone: phoneNumber, emiratesId }),
  }),
  // A company names its developer user by email address.
  keysOf: (developer) => [developer.id, email.plain(developer.email)],
  customer: {
    needs: ['companies', 'developer-plans', 'company-subscriptions'],
    of(row, known) {
      const { companyName, role, phoneNumber } = row;
      const company = companyOf(row, known);
      const unknown = companyName ? { text: companyName, href: null } : null;
      return {
        person: { role: roleLabel(role), mobile: phoneNumber },
        company: company ? { text: company.companyName, href: hrefOf(companyKind, company) } : unknown,
        ...(company ? companyTerms(company, known) : { plan: null, subscription: null }),
      };
    },
  },
  deletion: {
    needs: ['developers'],
    of(ids, known) {
      const deleted = known.rows(developerKind).filter(({ id }) => ids.has(id));
      const count = deleted.reduce((sum, { subUsers }) => sum + subUsers.length, 0);
      if (count === 0) return [];
      const lost = `${countOf(count, 'sub-user', 'sub-users')}, who ${count === 1 ? 'is' : 'are'} lost`;
      return [`${itHas(ids)} ${lost}: the server cannot move them to another developer user.`];
    },
  },
  refers: [
    {
      title: 'Developer Users',
      to: { companies: {} },
      of: ({ companyId }) => companyId,
      linesOf: ({ email, subUsers }, line) => {
        const below = subUsers.length === 0 ? null : countOf(subUsers.length, 'sub-user', 'sub-users');
        return [{ ...line, hint: inLine(email, below) }];
      },
      all: ([company = '']) => listUrl(master.developerUsers, { company }),
    },
    {
      title: 'Sub-Users',
      to: { companies: {} },
      of: ({ companyId }) => companyId,
      linesOf: subUserLines,
      // The list of those under whom they work, each with its sub-users.
      all: ([company = '']) => listUrl(master.developerUsers, { company }),
    },
    {
      title: 'Sub-Users',
      to: { developers: {} },
      of: ({ id }) => id,
      linesOf: subUserLines,
      all: ([id = '']) => recordUrl(master.developerUsers, id, 'sub-users'),
    },
  ],
};

function subscriptionsLost({ length }: readonly unknown[]): readonly string[] {
  if (length === 0) return [];
  return [
    length === 1
      ? 'The subscription and its payments are lost.'
      : `${formatNumber(length)} subscriptions and their payments are lost.`,
  ];
}

/** The customers for whom a company writes: itself, its people and their sub-users. */
function customersOf({ id }: Pick<Company, 'id'>, known: KnownRecords): readonly string[] {
  const people = known.rows(developerKind).filter(({ companyId }) => companyId === id);
  return [id, ...people.flatMap((person) => [person.id, ...person.subUsers.map((user) => user.id)])];
}

const companyKind: RecordKind<Company> = {
  id: 'companies',
  label: 'Companies',
  icon: Building2,
  path: master.companyManagement,
  add: 'Add New Company',
  imports: 'companies',
  onServer: true,
  useRows: () => companyResource.useRows(allCompanies),
  mail: {
    readNow: companyResource.readNow,
    emailOf: ({ companyEmail }) => companyEmail,
    targets: { companies: everyone },
  },
  entryOf: ({ id, companyName, companyEmail, phoneNumber, status }) => ({
    id,
    label: companyName,
    hint: companyEmail,
    status: { label: companyStatusLabels[status], intent: companyStatusIntents[status] },
    facts: factsOf({ id, email: companyEmail, phone: phoneNumber }),
  }),
  customer: {
    needs: ['developer-plans', 'company-subscriptions'],
    of(row, known) {
      const { plan, subscription } = companyTerms(row, known);
      return { plan, subscription };
    },
  },
  deletion: {
    needs: ['developers', 'company-subscriptions'],
    of(ids, known) {
      const isOfThese = ({ companyId }: { companyId: string | null }) => ids.has(companyId ?? '');
      const { length } = known.rows(developerKind).filter(isOfThese);
      const people = countOf(length, 'developer user, who stays', 'developer users, who stay');
      return [
        ...(length === 0 ? [] : [`${itHas(ids)} ${people} without a company.`]),
        ...subscriptionsLost(known.rows(companySubscriptionKind).filter(isOfThese)),
      ];
    },
  },
};

const investorKind: RecordKind<Investor> = {
  id: 'investors',
  label: 'Investors',
  icon: Landmark,
  path: master.investorUsers,
  add: 'Add Investor',
  imports: 'investors',
  useRows: () => investorResource.useRows(),
  mail: {
    readNow: investorResource.readNow,
    emailOf: ({ email }) => email,
    targets: { all: everyone, investors: everyone },
  },
  entryOf: ({ id, name, email, mobile, emirateId, status }) => ({
    id,
    label: name,
    hint: email,
    status: activity(status),
    facts: factsOf({ id, email, phone: mobile, emiratesId: emirateId }),
  }),
  customer: {
    needs: ['investor-plans', 'investor-subscriptions'],
    of({ id, plan, subscription: { status, endDate }, mobile }, known) {
      const record = known.rows(investorSubscriptionKind).find(({ userId }) => userId === id);
      const href = record ? hrefOf(investorSubscriptionKind, record) : null;
      return {
        person: { role: 'Investor', mobile },
        plan: planAnswer('investor', plan, known),
        subscription: { status: record?.status ?? status, endDate, href },
      };
    },
  },
  deletion: {
    needs: ['investor-subscriptions'],
    of: (ids, known) =>
      subscriptionsLost(known.rows(investorSubscriptionKind).filter(({ userId }) => ids.has(userId))),
  },
};

const staffKind: RecordKind<StaffUser> = {
  id: 'staff-users',
  label: 'Staff',
  icon: ShieldUser,
  path: master.blumeUsers,
  add: 'Add User',
  useRows: () => staffUserResource.useRows(),
  mail: {
    readNow: staffUserResource.readNow,
    emailOf: ({ email }) => email,
    targets: { all: everyone, managers: ({ role }) => role === 'Manager' },
  },
  entryOf: ({ id, name, email, mobile, status }) => ({
    id,
    label: name,
    hint: email,
    status: activity(status),
    facts: factsOf({ id, email, phone: mobile }),
  }),
  deletion: {
    needs: ['tickets'],
    of: (ids, known) =>
      [assignedText(openTicketCount(ids, known.rows(tickets)), ids.size)].filter((note) => note !== null),
  },
};

/** The plans of an audience. */
function planKind(audience: PlanAudience): RecordKind<StoredPlan> {
  const isDeveloper = audience === 'developer';
  const store = isDeveloper ? developerPlanStore : investorPlanStore;
  const kind = isDeveloper ? 'Developer' : 'Investor';
  const plans: RecordKind<StoredPlan> = {
    id: `${audience}-plans`,
    label: `${kind} Plans`,
    icon: Layers,
    path: isDeveloper ? master.developerPlans : master.investorPlans,
    add: `Add New ${kind} Plan`,
    useRows: () => useReadyRead(store.useRows()),
    entryOf: (plan) => ({
      id: plan.id,
      label: plan.name,
      hint: priceText(plan),
      facts: factsOf({ id: plan.id }),
    }),
    deletion: {
      needs: [`${audience}-plans`, isDeveloper ? 'company-subscriptions' : 'investor-subscriptions'],
      of(ids, known) {
        const deleted = known.rows(plans).filter(({ id }) => ids.has(id));
        const subscribed = isDeveloper
          ? known.rows(companySubscriptionKind).map(toPlanCompany)
          : known.rows(investorSubscriptionKind).map(toPlanUser);
        return [deletionNote(audience, countedPlans(deleted, subscribed))];
      },
    },
  };
  return plans;
}

/** A subscription is opened in the dialog of its history. */
const companySubscriptionKind: RecordKind<CompanySubscription> = {
  id: 'company-subscriptions',
  label: 'Company Subscriptions',
  icon: CreditCard,
  path: master.companySubscriptions,
  dialog: 'history',
  useRows: () => useReadyRead(companySubscriptions.useRows()),
  entryOf: ({ id, companyName, companyId, plan, status }) => ({
    id,
    label: companyName,
    hint: inLine(companyId, plan),
    status: subscriptionBadge(status),
    facts: factsOf({ id }),
  }),
  customer: {
    needs: ['companies', 'developer-plans'],
    of: ({ companyId, companyName, plan, status, endDate }, known) => ({
      company: { text: companyName, href: known.find({ kinds: ['companies'], id: companyId }) },
      plan: planAnswer('developer', plan, known),
      subscription: { status, endDate, href: null },
    }),
  },
  refers: [
    {
      title: 'Subscription',
      to: { companies: {} },
      of: ({ companyId }) => companyId,
      linesOf: (row, line) => [{ ...line, label: row.plan, hint: termsInLine(row) }],
      all: ([company = '']) => listUrl(master.companySubscriptions, { company }),
    },
    {
      title: 'Companies',
      to: { 'developer-plans': {} },
      of: ({ plan }) => planIdOf('developer', plan),
      linesOf: ({ companyId }, line) => [{ ...line, hint: companyId }],
      order: byStatus,
      all: (_, [row]) => (row ? listUrl(master.companySubscriptions, { plan: row.plan }) : null),
    },
  ],
};

/** What was charged. The newest payment is the first line. */
function paymentLines({ id, history }: UserSubscription, line: RelatedLine): readonly RelatedLine[] {
  return chargedEntries(history).map(({ id: entry, startDate, amount, action, paymentMethod }) => ({
    id: `${id} ${entry}`,
    label: amountText(amount),
    hint: inLine(startDate, paymentMethod, action),
    ...(line.href === undefined ? {} : { href: line.href }),
  }));
}

const investorSubscriptionKind: RecordKind<UserSubscription> = {
  id: 'investor-subscriptions',
  label: 'Investor Subscriptions',
  icon: CreditCard,
  path: master.investorSubscriptions,
  dialog: 'history',
  useRows: () => useReadyRead(userSubscriptions.useRows()),
  entryOf: ({ id, userName, userId, plan, status }) => ({
    id,
    label: userName,
    hint: inLine(userId, plan),
    status: subscriptionBadge(status),
    facts: factsOf({ id }),
  }),
  customer: {
    needs: ['investors', 'investor-plans'],
    of: ({ userId, userName, plan, status, endDate }, known) => ({
      company: { text: userName, href: known.find({ kinds: ['investors'], id: userId }) },
      plan: planAnswer('investor', plan, known),
      subscription: { status, endDate, href: null },
    }),
  },
  refers: [
    {
      title: 'Subscription',
      to: { investors: {} },
      of: ({ userId }) => userId,
      linesOf: (row, line) => {
        const { plan, lastPayment, nextBilling } = row;
        const hint = inLine(
          endInWords(row),
          lastPayment && `Last payment ${lastPayment}`,
          nextBilling && `Next billing ${nextBilling}`,
        );
        return [{ ...line, label: plan, hint }];
      },
      all: ([user = '']) => listUrl(master.investorSubscriptions, { user }),
    },
    {
      title: 'Payments',
      to: { investors: {} },
      of: ({ userId }) => userId,
      linesOf: paymentLines,
      all: (_, [row]) => (row ? hrefOf(investorSubscriptionKind, row) : null),
    },
    {
      title: 'Investors',
      to: { 'investor-plans': {} },
      of: ({ plan }) => planIdOf('investor', plan),
      linesOf: ({ userId }, line) => [{ ...line, hint: userId }],
      order: byStatus,
      all: (_, [row]) => (row ? listUrl(master.investorSubscriptions, { plan: row.plan }) : null),
    },
  ],
};

const tickets = ticketKind({
  id: 'tickets',
  path: master.supportManagement,
  store: masterTicketStore,
  customers: {
    companies: { keys: customersOf, needs: ['developers'] },
    developers: {},
    investors: { keys: ({ id }: Investor) => [investorKey(id)] },
  },
  agents: { 'staff-users': {} },
});

/** Revenue has a page. */
const reportKind: RecordKind<Report> = {
  id: 'reports',
  label: 'Reports',
  icon: ChartColumn,
  path: master.reports,
  dialog: 'tables',
  useRows: () => useReadyRead(reportStore.useRows()),
  entryOf: ({ id, title, description }) => ({
    id,
    label: title,
    hint: description,
    ...(id === REVENUE_REPORT ? { href: revenueUrl(lastQuarter(shownDate(Date.now()) ?? '')) } : {}),
  }),
};

/** The records that staff add and change, in the order of the navigation. Each has its history. */
const changedKinds: readonly RecordKind[] = [
  anyKind(developerKind),
  anyKind(companyKind),
  anyKind(investorKind),
  anyKind(staffKind),
  anyKind(planKind('developer')),
  anyKind(planKind('investor')),
];

const audit = auditKind({
  ...Object.fromEntries(changedKinds.map(({ id }) => [id, {}])),
  // Their audit records name who has them.
  'company-subscriptions': { keys: ({ companyId }: CompanySubscription) => [companyId] },
  'investor-subscriptions': { keys: ({ userId }: UserSubscription) => [userId] },
});

/** The records of the master portal, in the order of the navigation. */
export const masterKinds: readonly RecordKind[] = [
  ...changedKinds,
  anyKind(companySubscriptionKind),
  anyKind(investorSubscriptionKind),
  anyKind(tickets),
  anyKind(audit),
  anyKind(reportKind),
];
