import type { PlanAudience } from '#src/api/types/plan.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import {
  type FoundKind,
  type FoundKinds,
  finderOf,
  onlyOnce,
  type Pair,
} from '#src/features/shared/records/findRecord.ts';
import type { FindRecord, Known, MasterRecords } from '#src/features/shared/records/records.ts';
import { planPath } from '#src/features/shared/related/entries/masterEntries.ts';
import { toRecordPlan } from '#src/features/shared/subscription/records/modalTerms.ts';
import { investorKey } from '#src/features/shared/tickets/customerKey.ts';
import { plainEmail } from '#src/lib/email.ts';
import { paths } from '#src/lib/paths.ts';

const { master } = paths;

/** The key of a row, and the URL of its record. */
function pairs<Row extends { readonly id: string }>(
  rows: readonly Row[],
  path: string,
  keyOf: (row: Row) => string,
  dialog?: string,
): readonly Pair[] {
  return rows.map((row) => [keyOf(row), recordUrl(path, row.id, dialog)]);
}

const idOf = ({ id }: { readonly id: string }) => id;
const nameOf = ({ name }: { readonly name: string }) => name;
const emailOf = ({ email }: { readonly email: string }) => email;

const companiesBy = (
  { companies }: MasterRecords,
  key: (row: MasterRecords['companies'][number]) => string,
) => pairs(companies, master.companyManagement, key);

/** Plans by the name that subscriptions have, `Premium` or `Premium Plan`, also if one was renamed. */
function plans(audience: PlanAudience): FoundKind<MasterRecords> {
  return {
    pairs: (records) => pairs(records.plans[audience], planPath(audience), ({ tier }) => tier ?? ''),
    plain: toRecordPlan,
  };
}

const kinds: FoundKinds<MasterRecords> = {
  company: { pairs: (records) => companiesBy(records, idOf) },
  developer: {
    pairs: ({ developers }) => pairs(developers, master.developerUsers, emailOf),
    plain: plainEmail,
  },
  investor: { pairs: ({ investors }) => pairs(investors, master.investorUsers, idOf) },
  customer: {
    pairs: (records) => [
      ...companiesBy(records, idOf),
      ...pairs(records.developers, master.developerUsers, idOf),
      ...pairs(records.investors, master.investorUsers, ({ id }) => investorKey(id)),
    ],
  },
  developerPlan: plans('developer'),
  investorPlan: plans('investor'),
  staff: { pairs: ({ staff }) => pairs(staff, master.blumeUsers, idOf) },
  person: {
    pairs: ({ staff, developers, investors }) =>
      onlyOnce([
        ...pairs(staff, master.blumeUsers, idOf),
        ...pairs(staff, master.blumeUsers, nameOf),
        ...pairs(developers, master.developerUsers, nameOf),
        ...pairs(investors, master.investorUsers, nameOf),
      ]),
  },
  resource: {
    pairs: (records) => [
      ...companiesBy(records, idOf),
      ...pairs(records.developers, master.developerUsers, idOf),
      ...pairs(records.investors, master.investorUsers, idOf),
      ...pairs(records.staff, master.blumeUsers, idOf),
      ...pairs(records.plans.developer, master.developerPlans, idOf),
      ...pairs(records.plans.investor, master.investorPlans, idOf),
      ...pairs(records.companySubscriptions, master.companySubscriptions, idOf, 'history'),
      ...pairs(records.userSubscriptions, master.investorSubscriptions, idOf, 'history'),
      ...ticketPairs(records, ({ ticketId }) => ticketId),
      ...ticketPairs(records, idOf),
    ],
  },
};

function ticketPairs(
  { tickets }: MasterRecords,
  keyOf: (ticket: MasterRecords['tickets'][number]) => string,
): readonly Pair[] {
  return tickets.map((ticket) => [keyOf(ticket), recordUrl(master.supportManagement, ticket.ticketId)]);
}

/** Finds the records of the master portal. */
export function masterFinder(records: MasterRecords, reads: Known<MasterRecords>['reads']): FindRecord {
  return finderOf(kinds, records, reads);
}
