import type { Company, CompanyQuery, CompanyStatus } from '#src/api/types/company.ts';
import type { PlanName } from '#src/api/types/subscription.ts';
import { planNames } from '#src/features/shared/subscription/subscription.ts';
import { fold } from '#src/lib/fold.ts';
import { companyStatuses, companyStatusLabels } from '#src/lib/labels.ts';

/** What the address says about this list; empty is the default and is left out (docs/product.md "Lists"). */
export const companyParams = {
  search: '',
  status: '',
  plan: '',
  user: '',
  sort: '',
  page: '',
  view: '',
  open: '',
  id: '',
};

/** Rows of one page, from the server or in the browser (spec section 9). */
export const PAGE_SIZE = 20;

/** Rows of the one page that is filtered, sorted and paged in the browser (spec section 9). */
const ALL = 1000;

/** Characters of a search that are sent: no name is longer, and servers refuse addresses of many kilobytes. */
const LONGEST_SEARCH = 1000;

/** The four filters; empty lets everything through. */
export interface CompanyFilter {
  search: string;
  status: CompanyStatus | '';
  plan: PlanName | '';
  /** Part of the email of a developer user or sub-user. */
  user: string;
}

type Values = Readonly<Record<keyof typeof companyParams, string>>;

/** The filters an address or a control names; all rows for anything unknown. */
export function toCompanyFilter({ search, status, plan, user }: Values): CompanyFilter {
  return {
    search,
    status: companyStatuses.find((known) => known === status) ?? '',
    plan: planNames.find((known) => known === plan) ?? '',
    user,
  };
}

/** The page an address names, counted from 1. */
export function toPage(text: string): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Whether the list is one page of the server's, or one read of 1000 that the browser filters, sorts and pages. */
export type Mode = 'server' | 'client';

/** A filter or an order that the server does not know would else mean "of these 20" (docs/product.md "Lists"). */
export function modeOf({ plan, user }: CompanyFilter, sorted: boolean): Mode {
  return plan !== '' || user.trim() !== '' || sorted ? 'client' : 'server';
}

/** What the server is asked for: search and status are its own, the page only where it pages. */
export function companyQuery({ search, status }: CompanyFilter, mode: Mode, page: number): CompanyQuery {
  // By characters, so that none is cut in two.
  const text = Array.from(search.trim()).slice(0, LONGEST_SEARCH).join('');
  return {
    page: mode === 'server' ? page : 1,
    limit: mode === 'server' ? PAGE_SIZE : ALL,
    ...(text === '' ? {} : { search: text }),
    ...(status === '' ? {} : { status }),
  };
}

/** Which companies the browser's own filters let through; undefined for all. */
export function companyFilter(
  plan: PlanName | '',
  user: string,
): ((company: Company) => boolean) | undefined {
  const wanted = fold(user.trim());
  if (!plan && !wanted) return undefined;
  return (company) =>
    (!plan || company.plan === plan) &&
    (!wanted || emailsOf(company).some((email) => fold(email).includes(wanted)));
}

function emailsOf({ developerEmail, subUsers }: Company): readonly string[] {
  const emails = subUsers.map(({ email }) => email);
  return developerEmail === null ? emails : [developerEmail, ...emails];
}

const all = { value: '', label: 'All' };

export const statusOptions = [
  all,
  ...companyStatuses.map((value) => ({ value, label: companyStatusLabels[value] })),
];
/** The statuses that can be given to many at once. */
export const statusChoices = statusOptions.slice(1);
export const planOptions = [all, ...planNames.map((value) => ({ value, label: value }))];
