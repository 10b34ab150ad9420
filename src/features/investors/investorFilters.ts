import type { Investor, InvestorStatus } from '#src/api/types/investor.ts';
import type { PlanName } from '#src/api/types/subscription.ts';
import { planNames } from '#src/features/shared/subscription/subscription.ts';

/** What the address says about this list; empty is the default and is left out (docs/product.md "Lists"). */
export const investorParams = { search: '', status: '', plan: '', sort: '', view: '', open: '', id: '' };

export const investorStatuses: readonly InvestorStatus[] = ['Active', 'Inactive'];

/** The two filters; empty lets everything through. */
export interface InvestorFilter {
  status: InvestorStatus | '';
  plan: PlanName | '';
}

/** The filters an address or a select names; all rows for anything unknown. */
export function toInvestorFilter({ status, plan }: { status: string; plan: string }): InvestorFilter {
  return {
    status: investorStatuses.find((known) => known === status) ?? '',
    plan: planNames.find((known) => known === plan) ?? '',
  };
}

/** Which investors the filters let through; undefined for all. */
export function investorFilter({
  status,
  plan,
}: InvestorFilter): ((investor: Investor) => boolean) | undefined {
  if (!status && !plan) return undefined;
  return (investor) => (!status || investor.status === status) && (!plan || investor.plan === plan);
}

const withAll = (values: readonly string[]) => [
  { value: '', label: 'All' },
  ...values.map((value) => ({ value, label: value })),
];

export const statusOptions = withAll(investorStatuses);
export const planOptions = withAll(planNames);

/** The statuses that can be given to many at once. */
export const statusChoices = statusOptions.slice(1);
