import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { type Issue, issuesOf, wrong } from '#src/features/shared/dataIssues/issuesOf.ts';
import { emailIssues, phoneIssues } from '#src/features/shared/dataIssues/rules.ts';
import type { issueLabels } from './issueLabels.ts';

/** What the issues depend on besides the companies. */
export interface CompanyFacts {
  /** The day that is shown for now, `YYYY-MM-DD`. */
  readonly today: string;
  /** All developer users; null if they could not be read, or are more than were read. */
  readonly developers: readonly Pick<Developer, 'companyId'>[] | null;
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
      ({ today }) =>
      ({ status: companyStatus, terms }) => {
        if (companyStatus !== 'active' || !terms) return false;
        const { status, endDate } = terms;
        return status === 'Expired' || (endDate !== '' && endDate < today);
      },
  },
};

/** Looks for companies that need attention. */
export const findCompanies = issuesOf(issues);
