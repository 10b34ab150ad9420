import type { Company } from '#src/api/types/company.ts';
import type { RecordKind } from '#src/features/shared/list/useListTools.ts';

/** How companies are called and told apart, for the table and what is done to many of them. */
export const companyRecord: RecordKind<Company> = {
  noun: { one: 'company', many: 'companies' },
  idOf: ({ id }) => id,
  nameOf: ({ companyName }) => companyName,
};
