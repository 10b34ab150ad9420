import type { Developer } from '#src/api/types/developer.ts';
import type { ImportDescription } from '#src/features/shared/import/check/importer.ts';
import { ImportDialog, type ImportProps } from '#src/features/shared/import/ImportDialog.tsx';
import { email } from '#src/lib/values/email.ts';
import { emiratesId, isEmiratesId } from '#src/lib/values/emiratesId.ts';
import { isPhone, phone } from '#src/lib/values/phone.ts';
import { type DeveloperValues, developerKind } from '../developer.ts';
import { developerList } from '../developerList.ts';

/** The import of developer users: two of them share neither an email nor an Emirates ID. */
export const developerImport: ImportDescription<Developer, DeveloperValues> = {
  list: developerList,
  path: developerKind.path,
  fields: developerKind.fields,
  nameField: 'name',
  keys: [
    { name: 'email', noun: 'email', of: (row) => row.email, kind: email },
    { name: 'emiratesId', noun: 'Emirates ID', of: (row) => row.emiratesId, kind: emiratesId },
    {
      name: 'phoneNumber',
      noun: 'phone number',
      of: ({ phoneNumber }) => phoneNumber,
      kind: phone,
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
