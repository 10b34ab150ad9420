import type { Company } from '#src/api/types/company.ts';
import type { ImportDescription } from '#src/features/shared/import/check/importer.ts';
import { ImportDialog, type ImportProps } from '#src/features/shared/import/ImportDialog.tsx';
import { email } from '#src/lib/values/email.ts';
import { isPhone, phone } from '#src/lib/values/phone.ts';
import { text } from '#src/lib/values/text.ts';
import { type CompanyValues, companyKind } from '../company.ts';
import { companyList } from '../companyList.ts';

/** The import of companies: two of them share neither a name nor an email. */
export const companyImport: ImportDescription<Company, CompanyValues> = {
  list: companyList,
  path: companyKind.path,
  fields: companyKind.fields,
  nameField: 'companyName',
  keys: [
    { name: 'companyEmail', noun: 'email', of: ({ companyEmail }) => companyEmail, kind: email },
    { name: 'companyName', noun: 'company name', of: ({ companyName }) => companyName, kind: text },
    {
      name: 'phoneNumber',
      noun: 'phone number',
      of: ({ phoneNumber }) => phoneNumber,
      kind: phone,
      shared: true,
    },
  ],
  attention: { phoneNumber: { is: isPhone, issue: 'malformed-phone' } },
};

/** The dialog that imports companies. */
export function CompanyImport(props: ImportProps<Company, CompanyValues>) {
  return <ImportDialog description={companyImport} {...props} />;
}
