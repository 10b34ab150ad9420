import type { ComponentType, ReactNode } from 'react';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { Investor } from '#src/api/types/investor.ts';
import type { PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import type { Ticket } from '#src/api/types/ticket.ts';

/** The records of the master portal. Those of the server are empty until they are read. */
export interface MasterRecords {
  readonly developers: readonly Developer[];
  readonly companies: readonly Company[];
  readonly investors: readonly Investor[];
  readonly staff: readonly Pick<StaffUser, 'id' | 'name' | 'email' | 'mobile' | 'status'>[];
  readonly plans: Readonly<Record<PlanAudience, readonly StoredPlan[]>>;
  readonly companySubscriptions: readonly CompanySubscriptionRecord[];
  readonly userSubscriptions: readonly UserSubscription[];
  readonly tickets: readonly Ticket[];
  readonly audit: readonly AuditEntry[];
}

/** The records of the support portal, all of them samples. */
export interface SupportRecords {
  readonly users: readonly SupportUser[];
  readonly companies: readonly SupportCompany[];
  readonly tickets: readonly Ticket[];
}

/** The records of each portal. */
export interface PortalRecords {
  readonly master: MasterRecords;
  readonly support: SupportRecords;
}

/** Records that are read from the server; all others are samples. */
export type ServerRead = 'developers' | 'companies';

/** How far a read is. */
export type ReadState =
  | { readonly status: 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly onRetry: () => void };

/**
 * What a text names, and by what its record is found: a customer by the key of `customerKey.ts`; a person by a name; a
 * resource by the id of any record.
 */
export type RecordKind =
  | 'company'
  | 'customer'
  | 'developer'
  | 'developerPlan'
  | 'investor'
  | 'investorPlan'
  | 'person'
  | 'resource'
  | 'staff';

/** The URL of the record of a kind with a key; null if there is none, or before it is known. */
export type FindRecord = (kind: RecordKind, key: string) => string | null;

/** The records of a portal, and how far the reads of those of the server are. */
export interface Known<Records> {
  readonly records: Records;
  readonly reads: Readonly<Record<ServerRead, ReadState>>;
  /** Finds the record that a text names. */
  readonly find: FindRecord;
}

export interface RecordReaderProps<Records> {
  /** The reads that are wanted. */
  needs: readonly ServerRead[];
  children: (known: Known<Records>) => ReactNode;
}

/** Reads the records of a portal and gives them to its children. The app has it, which alone may know all areas. */
export type RecordReader<Records> = ComponentType<RecordReaderProps<Records>>;
