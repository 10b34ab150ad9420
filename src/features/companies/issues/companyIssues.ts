import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { type Issue, issuesOf, wrong } from '#src/features/shared/dataIssues/issuesOf.ts';
import { emailIssues, phoneIssues } from '#src/features/shared/dataIssues/rules.ts';
import { type KnownSubscriptions, subscriptionOf } from '../knownSubscriptions.ts';
import type { issueLabels } from './issueLabels.ts';

/** What the issues depend on besides the companies. */
export interface CompanyFacts {
  /** The day that is shown for now, `YYYY-MM-DD`. */
  readonly today: string;
  /** All developer users; null if they could not be read. */
  readonly developers: readonly Pick<Developer, 'companyId'>[] | null;
  readonly known: KnownSubscriptions;
}

const issues: Readonly<Record<keyof typeof issueLabels, Issue<Company, CompanyFacts>>> = {
  ...emailIssues(({ companyEmail }) => companyEmail),
  ...phoneIssues(({ phoneNumber }) => phoneNumber, true),
  'no-developer-user': {
    test: ({ developers }) => {
      if (developers === null) return null;
      const ids = new Set(developers.map(({ companyId }) => companyId));
      return ({ id, developerUser, developerEmail }) =>
        developerUser === null && developerEmail === null && !ids.has(id);
    },
  },
  'no-plan': wrong(({ plan }) => plan === null || plan.trim() === ''),
  'subscription-ended': {
    test:
      ({ today, known }) =>
      (company) => {
        if (company.status !== 'active') return false;
        const { status, endDate } = subscriptionOf(company, known);
        return status === 'Expired' || (endDate !== '' && endDate < today);
      },
  },
};

/** Looks for companies that need attention. */
export const findCompanies = issuesOf(issues);
