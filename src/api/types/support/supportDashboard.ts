import type { TicketStatus } from '../ticket.ts';

/** The figures of the support dashboard (spec section 2); sample data. */
export interface SupportDashboard {
  readonly activeTickets: number;
  /** Number of tickets of each status. */
  readonly counts: Readonly<Record<TicketStatus, number>>;
  /** Numbers of tickets. */
  readonly workload: { readonly assignedToMe: number; readonly unassigned: number };
  readonly stats: {
    readonly totalUsers: number;
    readonly companies: number;
    /** Null before the first reply. */
    readonly avgResponseHours: number | null;
  };
}
