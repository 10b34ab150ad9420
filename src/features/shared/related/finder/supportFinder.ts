import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { type FoundKinds, finderOf } from '#src/features/shared/records/findRecord.ts';
import type { FindRecord, Known, SupportRecords } from '#src/features/shared/records/records.ts';
import { plainEmail } from '#src/lib/email.ts';
import { paths } from '#src/lib/paths.ts';

const { companyManagement, userManagement } = paths.support;

const people = ({ users }: SupportRecords) =>
  users.map(({ id, email }) => [email, recordUrl(userManagement, id)] as const);

const kinds: FoundKinds<SupportRecords> = {
  developer: { pairs: people, plain: plainEmail },
  staff: {
    pairs: ({ users }) => users.map(({ id }) => [id, recordUrl(userManagement, id)] as const),
  },
  customer: {
    pairs: ({ companies, users }) => [
      ...companies.map(({ id }) => [id, recordUrl(companyManagement, id)] as const),
      ...users.map(({ id }) => [id, recordUrl(userManagement, id)] as const),
    ],
  },
};

/** Finds the records of the support portal. */
export function supportFinder(records: SupportRecords, reads: Known<SupportRecords>['reads']): FindRecord {
  return finderOf(kinds, records, reads);
}
