import type { Developer } from '#src/api/types/developer.ts';
import type { ImportDescription } from '#src/features/shared/import/importer.ts';
import { plainEmail, plainId } from '#src/features/shared/import/importFields.ts';
import { paths } from '#src/lib/paths.ts';
import { developerSchema } from '../developerForm.ts';
import { developerList } from '../developerList.ts';
import { type DeveloperValues, developerValues } from '../developerValues.ts';
import { developerFields } from './developerFields.ts';

/** The import of developer users: two of them share neither an email nor an Emirates ID. */
export const developerImport: ImportDescription<Developer, DeveloperValues> = {
  list: developerList.id,
  path: paths.master.developerUsers,
  noun: developerList.noun,
  fields: developerFields,
  nameField: 'name',
  nameOf: developerList.nameOf,
  initial: developerValues(null),
  schema: developerSchema,
  keys: [
    { name: 'email', noun: 'email', of: ({ email }) => email, plain: plainEmail },
    { name: 'emiratesId', noun: 'Emirates ID', of: ({ emiratesId }) => emiratesId, plain: plainId },
  ],
};
