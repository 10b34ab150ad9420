import type { Company } from '#src/api/types/company.ts';
import type { ImportDescription } from '#src/features/shared/import/importer.ts';
import { plainEmail, plainName } from '#src/features/shared/import/importFields.ts';
import { paths } from '#src/lib/paths.ts';
import { type CompanyValues, companySchema, companyValues } from '../companyForm.ts';
import { companyList } from '../companyList.ts';
import { companyFields } from './companyFields.ts';

/** The import of companies: two of them share neither a name nor an email. */
export const companyImport: ImportDescription<Company, CompanyValues> = {
  list: companyList.id,
  path: paths.master.companyManagement,
  noun: companyList.noun,
  fields: companyFields,
  nameField: 'companyName',
  nameOf: companyList.nameOf,
  initial: companyValues(null),
  schema: companySchema,
  keys: [
    { name: 'companyName', noun: 'company name', of: ({ companyName }) => companyName, plain: plainName },
    { name: 'companyEmail', noun: 'email', of: ({ companyEmail }) => companyEmail, plain: plainEmail },
  ],
};
