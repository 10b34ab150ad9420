import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { type Issue, issuesOf, wrong } from '#src/features/shared/dataIssues/issuesOf.ts';
import { emailIssues, emiratesIdIssues, phoneIssues } from '#src/features/shared/dataIssues/rules.ts';
import { timeOf } from '#src/lib/dates.ts';
import type { issueLabels } from './issueLabels.ts';

/** What the issues depend on besides the developer users. */
export interface DeveloperFacts {
  /** The day that is shown for now, `YYYY-MM-DD`. */
  readonly today: string;
  /** All companies; null if they could not be read, or are more than were read. */
  readonly companies: readonly Pick<Company, 'id'>[] | null;
}

const LONG_AGO = 90 * 24 * 60 * 60 * 1000;

const issues: Readonly<Record<keyof typeof issueLabels, Issue<Developer, DeveloperFacts>>> = {
  ...emailIssues(({ email }) => email),
  ...phoneIssues(({ phoneNumber }) => phoneNumber),
  ...emiratesIdIssues(({ emiratesId }) => emiratesId),
  'no-company': wrong(({ companyId, companyName }) => companyId === null && companyName === null),
  'unknown-company': {
    test: ({ companies }) => {
      if (companies === null) return null;
      const ids = new Set(companies.map(({ id }) => id));
      return ({ companyId }) => companyId !== null && !ids.has(companyId);
    },
  },
  'no-sign-in': {
    test: ({ today }) => {
      const since = (timeOf(today) ?? 0) - LONG_AGO;
      // Without one the user may have been added just now.
      return ({ lastLogin }) => (timeOf(lastLogin) ?? since) < since;
    },
  },
  'active-sub-users': wrong(({ isActive, subUsers }) => !isActive && subUsers.some((user) => user.isActive)),
};

/** Looks for developer users that need attention. */
export const findDevelopers = issuesOf(issues);
