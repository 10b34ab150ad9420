import type { Developer } from '#src/api/types/developer.ts';
import { ImportDialog, type ImportProps } from '#src/features/shared/import/ImportDialog.tsx';
import type { ImportDescription } from '#src/features/shared/import/importer.ts';
import { plainEmail } from '#src/lib/email.ts';
import { isEmiratesId } from '#src/lib/emiratesId.ts';
import { digitsOf, numberText } from '#src/lib/numberSearch.ts';
import { paths } from '#src/lib/paths.ts';
import { isPhone } from '#src/lib/phone.ts';
import { type DeveloperValues, developerFields } from '../developerFields.ts';
import { developerList } from '../developerList.ts';

/** The import of developer users: two of them share neither an email nor an Emirates ID. */
export const developerImport: ImportDescription<Developer, DeveloperValues> = {
  list: developerList,
  path: paths.master.developerUsers,
  fields: developerFields,
  nameField: 'name',
  keys: [
    { name: 'email', noun: 'email', of: ({ email }) => email, plain: plainEmail },
    { name: 'emiratesId', noun: 'Emirates ID', of: ({ emiratesId }) => emiratesId, plain: digitsOf },
    {
      name: 'phoneNumber',
      noun: 'phone number',
      of: ({ phoneNumber }) => phoneNumber,
      plain: numberText,
      shared: true,
    },
  ],
  attention: {
    emiratesId: { is: isEmiratesId, issue: 'malformed-emirates-id' },
    phoneNumber: { is: isPhone, issue: 'malformed-phone' },
  },
};

/** The dialog that imports developer users. */
export function DeveloperImport(props: ImportProps<Developer, DeveloperValues>) {
  return <ImportDialog description={developerImport} {...props} />;
}
