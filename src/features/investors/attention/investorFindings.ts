import type { Investor } from '#src/api/types/investor.ts';
import { type Finding, findingsOf, wrong } from '#src/features/shared/attention/findingsOf.ts';
import {
  emailFindings,
  emiratesIdFindings,
  isIncomplete,
  phoneFindings,
} from '#src/features/shared/attention/rules.ts';
import type { findingLabels } from './findingLabels.ts';

const findings: Readonly<Record<keyof typeof findingLabels, Finding<Investor, unknown>>> = {
  ...emailFindings(({ email }) => email),
  ...phoneFindings(({ mobile }) => mobile),
  ...emiratesIdFindings(({ emirateId }) => emirateId),
  'incomplete-address': wrong(({ address }) => isIncomplete(address)),
};

/** Looks for investors that need attention. */
export const findInvestors = findingsOf(findings);
