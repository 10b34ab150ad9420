import type { Developer } from '#src/api/types/developer.ts';
import type { RecordKind } from '#src/features/shared/list/useListTools.ts';

/** How developers are called and told apart, for the table and what is done to many of them. */
export const developerRecord: RecordKind<Developer> = {
  noun: { one: 'developer', many: 'developers' },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
};
