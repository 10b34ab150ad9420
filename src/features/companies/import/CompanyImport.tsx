import type { Company } from '#src/api/types/company.ts';
import { ImportDialog, type ImportProps } from '#src/features/shared/import/ImportDialog.tsx';
import type { ImportDescription } from '#src/features/shared/import/importer.ts';
import { plainName } from '#src/features/shared/import/importFields.ts';
import { plainEmail } from '#src/lib/email.ts';
import { numberText } from '#src/lib/numberSearch.ts';
import { paths } from '#src/lib/paths.ts';
import { isPhone } from '#src/lib/phone.ts';
import { type CompanyValues, companyFields } from '../companyFields.ts';
import { companyList } from '../companyList.ts';

/** The import of companies: two of them share neither a name nor an email. */
export const companyImport: ImportDescription<Company, CompanyValues> = {
  list: companyList,
  path: paths.master.companyManagement,
  fields: companyFields,
  nameField: 'companyName',
  keys: [
    { name: 'companyEmail', noun: 'email', of: ({ companyEmail }) => companyEmail, plain: plainEmail },
    { name: 'companyName', noun: 'company name', of: ({ companyName }) => companyName, plain: plainName },
    {
      name: 'phoneNumber',
      noun: 'phone number',
      of: ({ phoneNumber }) => phoneNumber,
      plain: numberText,
      shared: true,
    },
  ],
  attention: { phoneNumber: { is: isPhone, issue: 'malformed-phone' } },
};

/** The dialog that imports companies. */
export function CompanyImport(props: ImportProps<Company, CompanyValues>) {
  return <ImportDialog description={companyImport} {...props} />;
}
