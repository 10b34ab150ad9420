import type { Company } from '#src/api/types/company.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { companyStatusBadge } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';

/** What a company is called. */
export const companyKind = {
  id: 'companies',
  noun: { one: 'company', many: 'companies' },
  path: paths.master.companyManagement,
  add: 'Add New Company',
  nameOf: ({ companyName }) => companyName,
  email: { of: ({ companyEmail }) => companyEmail },
  statusOf: ({ status }) => companyStatusBadge(status),
} as const satisfies RecordKind<Company>;
