import {
  auditEntries,
  companies,
  companySubscriptions,
  developerPlans,
  developers,
  investorPlans,
  investors,
  masterTickets,
  userSubscriptions,
} from '#fixtures/build/samples.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import type { MasterRecords } from '#src/features/shared/records/records.ts';

/** The samples as the details see them. */
export const sampleRecords: MasterRecords = {
  developers,
  companies,
  investors,
  staff: staffUsers,
  plans: { developer: developerPlans, investor: investorPlans },
  companySubscriptions,
  userSubscriptions,
  tickets: masterTickets,
  audit: auditEntries,
};
