import type { AuditEntry } from './auditEntry.ts';
import type { Company } from './company.ts';
import type { Developer } from './developer.ts';
import type { Investor } from './investor.ts';
import type { StoredPlan } from './plan.ts';
import type { Report } from './report.ts';
import type { StaffUser } from './staffUser.ts';
import type { CompanySubscription } from './subscription/companySubscription.ts';
import type { UserSubscription } from './subscription/userSubscription.ts';
import type { SupportCompany } from './support/company.ts';
import type { SupportUser } from './support/user.ts';
import type { Ticket } from './ticket.ts';

/** The type of the records of each kind that the console lists, by the id of the kind, which is that of its list. */
export interface RecordTypes {
  readonly developers: Developer;
  readonly companies: Company;
  readonly investors: Investor;
  readonly 'staff-users': StaffUser;
  readonly 'developer-plans': StoredPlan;
  readonly 'investor-plans': StoredPlan;
  readonly 'company-subscriptions': CompanySubscription;
  readonly 'investor-subscriptions': UserSubscription;
  readonly tickets: Ticket;
  readonly 'audit-logs': AuditEntry;
  readonly reports: Report;
  readonly 'support-users': SupportUser;
  readonly 'support-companies': SupportCompany;
  readonly 'support-tickets': Ticket;
}

/** The id of a kind of records that the console lists. */
export type KindId = keyof RecordTypes;
