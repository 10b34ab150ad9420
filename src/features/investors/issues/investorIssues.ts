import type { Investor } from '#src/api/types/investor.ts';
import { type Issue, issuesOf, wrong } from '#src/features/shared/dataIssues/issuesOf.ts';
import {
  emailIssues,
  emiratesIdIssues,
  isIncomplete,
  phoneIssues,
} from '#src/features/shared/dataIssues/rules.ts';
import type { issueLabels } from './issueLabels.ts';

const issues: Readonly<Record<keyof typeof issueLabels, Issue<Investor, unknown>>> = {
  ...emailIssues(({ email }) => email),
  ...phoneIssues(({ mobile }) => mobile),
  ...emiratesIdIssues(({ emirateId }) => emirateId),
  'incomplete-address': wrong(({ address }) => isIncomplete(address)),
};

/** Looks for investors that need attention. */
export const findInvestors = issuesOf(issues);
