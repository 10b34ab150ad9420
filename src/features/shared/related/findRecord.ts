import type { PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { toRecordPlan } from '#src/features/shared/subscription/records/modalTerms.ts';
import { plainEmail } from '#src/lib/email.ts';
import { paths } from '#src/lib/paths.ts';
import type { MasterRecords } from './records.ts';

const { master } = paths;

/** The URL of the list of plans. */
export function planPath(audience: PlanAudience): string {
  return audience === 'developer' ? master.developerPlans : master.investorPlans;
}

/** The plan that a subscription names, `Premium` or `Premium Plan`, also if it was renamed. */
export function planOf(records: MasterRecords, audience: PlanAudience, name: string): StoredPlan | undefined {
  const tier = toRecordPlan(name);
  return records.plans[audience].find((plan) => plan.tier !== null && plan.tier === tier);
}

/** The URL of a plan; null if there is none. */
export function planUrl(records: MasterRecords, audience: PlanAudience, name: string): string | null {
  const plan = planOf(records, audience, name);
  return plan ? recordUrl(planPath(audience), plan.id) : null;
}

/** The URL of a company; null if it is not known. */
export function companyUrl({ companies }: MasterRecords, id: string | null): string | null {
  return companies.some((row) => row.id === id) && id !== null
    ? recordUrl(master.companyManagement, id)
    : null;
}

/** The URL of the staff user with a name; null if there is none. */
export function staffUrl({ staff }: MasterRecords, name: string): string | null {
  const user = staff.find((row) => row.name === name);
  return user ? recordUrl(master.blumeUsers, user.id) : null;
}

/** The URL of the developer user with an email address; null if there is none. */
export function developerUrl({ developers }: MasterRecords, email: string | null): string | null {
  const wanted = plainEmail(email ?? '');
  const user = wanted !== '' && developers.find((row) => plainEmail(row.email) === wanted);
  return user ? recordUrl(master.developerUsers, user.id) : null;
}

/** The URL of who has an email address: of several, a company before a developer user before an investor. */
export function customerUrl(records: MasterRecords, email: string): string | null {
  const wanted = plainEmail(email);
  if (wanted === '') return null;
  const company = records.companies.find((row) => plainEmail(row.companyEmail) === wanted);
  if (company) return recordUrl(master.companyManagement, company.id);
  const developer = developerUrl(records, email);
  if (developer) return developer;
  const investor = records.investors.find((row) => plainEmail(row.email) === wanted);
  return investor ? recordUrl(master.investorUsers, investor.id) : null;
}

/** The URL of the record that an audit record names by its id; null if there is none any more. */
export function resourceUrl(records: MasterRecords, id: string): string | null {
  const has = (rows: readonly { readonly id: string }[]) => rows.some((row) => row.id === id);
  const lists = [
    [records.companies, master.companyManagement],
    [records.developers, master.developerUsers],
    [records.investors, master.investorUsers],
    [records.staff, master.blumeUsers],
    [records.plans.developer, master.developerPlans],
    [records.plans.investor, master.investorPlans],
  ] as const;
  const list = lists.find(([rows]) => has(rows));
  if (list) return recordUrl(list[1], id);
  if (has(records.companySubscriptions)) return recordUrl(master.companySubscriptions, id, 'history');
  if (has(records.userSubscriptions)) return recordUrl(master.investorSubscriptions, id, 'history');
  const ticket = records.tickets.find((row) => row.ticketId === id || row.id === id);
  return ticket ? recordUrl(master.supportManagement, ticket.ticketId) : null;
}
