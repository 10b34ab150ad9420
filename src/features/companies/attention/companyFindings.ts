import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { type Finding, findingsOf, wrong } from '#src/features/shared/attention/findingsOf.ts';
import { emailFindings, phoneFindings } from '#src/features/shared/attention/rules.ts';
import { type KnownSubscriptions, subscriptionOf } from '../knownSubscriptions.ts';
import type { findingLabels } from './findingLabels.ts';

/** What the findings depend on besides the companies. */
export interface CompanyFacts {
  /** The day that is shown for now, `YYYY-MM-DD`. */
  readonly today: string;
  /** All developer users; null if they could not be read. */
  readonly developers: readonly Pick<Developer, 'companyId'>[] | null;
  readonly known: KnownSubscriptions;
}

const findings: Readonly<Record<keyof typeof findingLabels, Finding<Company, CompanyFacts>>> = {
  ...emailFindings(({ companyEmail }) => companyEmail),
  ...phoneFindings(({ phoneNumber }) => phoneNumber, true),
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
export const findCompanies = findingsOf(findings);
