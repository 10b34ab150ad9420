import type { RecordRef } from './recordRef.ts';

export type TicketStatus = 'Open' | 'In Progress' | 'Resolved' | 'Closed';

export type TicketPriority = 'Critical' | 'High' | 'Medium' | 'Low';

/** The kind of customer: `investor` in the master portal, `landlord` in the support portal (spec section 4). */
export type TicketOrigin = 'developer' | 'investor' | 'landlord' | 'property_manager';

/** One escalation of a ticket from one portal to another (spec section 3). */
export interface Escalation {
  readonly id: string;
  readonly fromPortal: string;
  readonly fromRole: string;
  readonly toPortal: string;
  readonly reason: string;
  readonly timestamp: string;
  readonly escalatedBy: string;
}

/** A file of a ticket (spec section 3), with its bytes instead of a `url`. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly uploadedBy: string;
  readonly uploadedAt: string;
  /** The uploaded bytes; null for a sample, whose bytes are generated for each download. */
  readonly content: Blob | null;
  /** Sent with an internal note: visible to staff only. */
  readonly isInternal?: boolean;
}

export type ActivityType = 'comment' | 'status_change' | 'assignment' | 'escalation' | 'attachment';

/** One entry of the Activity & Audit Trail (spec section 3). */
export interface Activity {
  readonly id: string;
  readonly type: ActivityType;
  /** The name at that time. */
  readonly actor: string;
  /** Id of the staff user who did it; absent for a customer. */
  readonly staffId?: string;
  /** Follows the actor's name in a sentence: `changed the status from Open to Resolved`. */
  readonly action: string;
  /** The text of a comment or note. */
  readonly details?: string;
  readonly timestamp: string;
  /** Visible to staff only. */
  readonly isInternal?: boolean;
}

/** A support ticket (spec section 3); sample data. */
export interface Ticket {
  /** Its number. */
  readonly id: string;
  /** As in `TKT-2026-1042`. */
  readonly ticketId: string;
  readonly customer: string;
  /** The user, investor or company that wrote it. */
  readonly customerRecord: RecordRef;
  readonly email: string;
  readonly subject: string;
  readonly description: string;
  readonly status: TicketStatus;
  readonly priority: TicketPriority;
  readonly origin: TicketOrigin;
  readonly isEscalated: boolean;
  readonly escalationHistory: readonly Escalation[];
  readonly attachments: readonly Attachment[];
  /** The oldest entry first. */
  readonly activityLog: readonly Activity[];
  /** Id of the assigned staff user; null for an unassigned ticket. */
  readonly assignee: string | null;
  /** ISO 8601 in UTC. */
  readonly created: string;
  readonly lastUpdate: string;
}
