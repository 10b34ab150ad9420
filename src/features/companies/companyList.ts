import type { Company } from '#src/api/types/company.ts';
import { issueFilter } from '#src/features/shared/dataIssues/issueFilter.ts';
import {
  badgeColumn,
  dayColumn,
  emailColumn,
  phoneColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter, dateFilter } from '#src/features/shared/list/describe/filters.ts';
import { importedFilter } from '#src/features/shared/list/importing/imported.ts';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { addressLine } from '#src/lib/address.ts';
import {
  companyStatuses,
  companyStatusLabels,
  everySubscriptionStatus,
  subscriptionIntent,
} from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';
import { amountText, planLabel, planOptions } from '#src/lib/subscription.ts';
import { email } from '#src/lib/values/email.ts';
import { companyKind } from './company.ts';
import { issueLabels } from './issues/issueLabels.ts';

/** The emails of the developer user and the sub-users of a company. */
function emailsOf({ developerEmail, subUsers }: Company): readonly string[] {
  const emails = subUsers.map(({ email }) => email);
  return developerEmail === null ? emails : [developerEmail, ...emails];
}

/** The plan in the words of section 3, which addresses have too. */
const planText = ({ plan }: Company) => plan && planLabel(plan);

/** A filter behind `Filter` that looks for a typed text. */
const textFilter = (label: string, of: (row: Company) => string) =>
  ({ type: 'text', label, placeholder: label, more: true, of }) as const;

/** Rows of a page (spec section 9). */
export const PAGE_SIZE = 20;

/** The list of Company Management (spec section 2). */
export const companyList = describeList<Company>()({
  ...companyKind,
  title: 'Company Management',
  search: 'Search by company name or email',
  pageSize: PAGE_SIZE,
  filters: {
    user: {
      type: 'text',
      label: 'Developer User',
      placeholder: 'Developer user email',
      of: emailsOf,
    },
    status: choiceFilter('Status', optionsOf(companyStatuses, companyStatusLabels), ({ status }) => status),
    plan: choiceFilter('Plan', optionsOf(planOptions.map(({ label }) => label)), planText),
    city: textFilter('City', ({ address }) => address.city),
    country: textFilter('Country', ({ address }) => address.country),
    subscription: {
      ...choiceFilter(
        'Subscription Status',
        optionsOf(everySubscriptionStatus),
        ({ terms }: Company) => terms?.status ?? null,
      ),
      more: true,
    },
    ends: { ...dateFilter('Ends', ({ terms }: Company) => terms?.endDate ?? null, true), more: true },
    imported: importedFilter(companyKind.id, ({ companyEmail }) => companyEmail),
    attention: issueFilter(
      issueLabels,
      async () => (await import('./issues/companyIssues.ts')).findCompanies,
    ),
  },
  dialogs: ['add', 'import', 'edit', 'details', 'address', 'subscription', 'compare', 'delete'],
  allFields: companyKind.fields,
  card: {
    title: 'companyName',
    corner: 'status',
    lines: [
      // A line less, so that five records are visible on a phone.
      {
        column: 'companyEmail',
        text: ({ companyEmail, plan }) => [companyEmail, plan && planLabel(plan)].filter(Boolean).join(' · '),
      },
      'phoneNumber',
    ],
  },
  columns: [
    titleColumn('companyName', 'Company Name', { value: ({ companyName }) => companyName }),
    emailColumn('companyEmail', 'Email', { value: ({ companyEmail }) => companyEmail }),
    phoneColumn('phoneNumber', 'Phone Number', { value: ({ phoneNumber }) => phoneNumber }),
    textColumn('plan', 'Plan', {
      value: planText,
      names: refersTo('developer-plans', ({ plan }) => plan && planIdOf('developer', plan)),
    }),
    textColumn('developerUser', 'Developer User', {
      value: ({ developerUser, developerEmail }) => developerUser ?? developerEmail,
      names: refersTo('developers', ({ developerEmail }) => developerEmail && email.plain(developerEmail)),
    }),
    statusColumn(companyKind),
    textColumn('address', 'Address', {
      value: ({ address }) => addressLine(address),
      opens: 'address',
      opener: { name: ({ address, companyName }) => `${addressLine(address)}, address of ${companyName}` },
      initiallyHidden: true,
    }),
    textColumn('city', 'City', { value: ({ address }) => address.city, initiallyHidden: true }),
    textColumn('country', 'Country', {
      value: ({ address }) => address.country,
      ch: 17,
      initiallyHidden: true,
    }),
    badgeColumn('subscriptionStatus', 'Subscription Status', {
      value: ({ terms }) => terms?.status ?? '',
      intent: ({ terms }) => subscriptionIntent(terms?.status ?? ''),
      initiallyHidden: true,
    }),
    dayColumn('ends', 'Ends', { value: ({ terms }) => terms?.endDate ?? null, initiallyHidden: true }),
    textColumn('amount', 'Amount', {
      value: ({ terms }) => amountText(terms?.amount ?? null),
      sortValue: ({ terms }) => terms?.amount?.value ?? null,
      align: 'end',
      numeric: true,
      initiallyHidden: true,
    }),
  ],
});
