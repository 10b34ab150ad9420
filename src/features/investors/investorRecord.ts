import type { Investor } from '#src/api/types/investor.ts';
import type { RecordKind } from '#src/features/shared/list/useListTools.ts';

/** How investors are called and told apart, for the table and what is done to many of them. */
export const investorRecord: RecordKind<Investor> = {
  noun: { one: 'investor', many: 'investors' },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
};
