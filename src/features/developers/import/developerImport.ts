import type { Developer } from '#src/api/types/developer.ts';
import type { ImportDescription } from '#src/features/shared/import/importer.ts';
import { plainId } from '#src/features/shared/import/importFields.ts';
import { plainEmail } from '#src/lib/email.ts';
import { paths } from '#src/lib/paths.ts';
import { developerFields } from '../developerFields.ts';
import { developerList } from '../developerList.ts';
import type { DeveloperValues } from '../developerValues.ts';

/** The import of developer users: two of them share neither an email nor an Emirates ID. */
export const developerImport: ImportDescription<Developer, DeveloperValues> = {
  list: developerList,
  path: paths.master.developerUsers,
  fields: developerFields,
  nameField: 'name',
  keys: [
    { name: 'email', noun: 'email', of: ({ email }) => email, plain: plainEmail },
    { name: 'emiratesId', noun: 'Emirates ID', of: ({ emiratesId }) => emiratesId, plain: plainId },
  ],
};
