import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';

/** What a company of the support portal is called. */
export const supportCompanyKind = {
  id: 'support-companies',
  noun: { one: 'company', many: 'companies' },
  path: paths.support.companyManagement,
  nameOf: ({ companyName }) => companyName,
  statusOf: ({ status }) => ({ label: status, intent: activeIntent(status === 'Active') }),
} as const satisfies RecordKind<SupportCompany>;
