export type TicketStatus = 'Open' | 'In Progress' | 'Resolved' | 'Closed';

export type TicketPriority = 'Critical' | 'High' | 'Medium' | 'Low';

/** Where a ticket came from: `investor` in the master portal, `landlord` in the support portal (spec section 4). */
export type TicketOrigin = 'developer' | 'investor' | 'landlord' | 'property_manager';

/** A ticket handed from one portal to another (spec section 3). */
export interface Escalation {
  readonly id: string;
  readonly fromPortal: string;
  readonly fromRole: string;
  readonly toPortal: string;
  readonly reason: string;
  readonly timestamp: string;
  readonly escalatedBy: string;
}

/** A file of a ticket (spec section 3); in place of its `url` it has its bytes. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly uploadedBy: string;
  readonly uploadedAt: string;
  /** What was uploaded in this tab; null for a sample, whose bytes are made when it is downloaded. */
  readonly content: Blob | null;
}

export type ActivityType = 'comment' | 'status_change' | 'assignment' | 'escalation' | 'attachment';

/** One entry of the Activity & Audit Trail (spec section 3). */
export interface Activity {
  readonly id: string;
  readonly type: ActivityType;
  readonly actor: string;
  /** What the actor did: `changed the status from Open to Resolved`. */
  readonly action: string;
  /** The text of a comment or note. */
  readonly details?: string;
  readonly timestamp: string;
  /** Read by staff only. */
  readonly isInternal?: boolean;
}

/** A support ticket (spec section 3); sample data. */
export interface Ticket {
  readonly id: string;
  /** As in `TKT-2026-1042`. */
  readonly ticketId: string;
  readonly customer: string;
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
  /** Name of the person who works on it; null while nobody does. */
  readonly assignee: string | null;
  /** `YYYY-MM-DD HH:mm`, or ISO 8601 after a change in this tab. */
  readonly created: string;
  readonly lastUpdate: string;
}
