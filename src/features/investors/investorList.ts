import type { Investor } from '#src/api/types/investor.ts';
import { issueFilter } from '#src/features/shared/dataIssues/issueFilter.ts';
import {
  emailColumn,
  emiratesIdColumn,
  phoneColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter } from '#src/features/shared/list/describe/filters.ts';
import { importedFilter } from '#src/features/shared/list/importing/imported.ts';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { addressLine } from '#src/lib/address.ts';
import { optionsOf } from '#src/lib/options.ts';
import { planLabel, planOptions } from '#src/lib/subscription.ts';
import { investorKind, investorStatuses } from './investor.ts';
import { issueLabels } from './issues/issueLabels.ts';

/** The plan in the words of section 3, which addresses have too. */
const planText = ({ plan }: Investor) => planLabel(plan);

/** The list of Investor Management (spec section 2). */
export const investorList = describeList<Investor>()({
  ...investorKind,
  title: 'Investor Management',
  search: 'Search by name, email or address',
  filters: {
    status: choiceFilter('Status', optionsOf(investorStatuses), ({ status }) => status),
    plan: choiceFilter('Plan', optionsOf(planOptions.map(({ label }) => label)), planText),
    imported: importedFilter(investorKind.id, ({ email }) => email),
    attention: issueFilter(
      issueLabels,
      async () => (await import('./issues/investorIssues.ts')).findInvestors,
    ),
  },
  dialogs: ['add', 'import', 'edit', 'details', 'address', 'subscription', 'compare', 'delete'],
  allFields: investorKind.fields,
  card: { title: 'name', corner: 'status', lines: ['email', 'mobile', 'address'] },
  columns: [
    titleColumn('name', 'Name', { value: ({ name }) => name }),
    emailColumn('email', 'Email', { value: ({ email }) => email }),
    phoneColumn('mobile', 'Phone Number', { value: ({ mobile }) => mobile }),
    textColumn('address', 'Address', {
      value: ({ address }) => addressLine(address),
      searchable: true,
      opens: 'address',
      opener: { name: ({ address, name }) => `${addressLine(address)}, address of ${name}` },
    }),
    emiratesIdColumn('emirateId', 'Emirate ID', { value: ({ emirateId }) => emirateId }),
    textColumn('plan', 'Plan', {
      value: planText,
      names: refersTo('investor-plans', ({ plan }) => planIdOf('investor', plan)),
    }),
    statusColumn(investorKind),
  ],
});
