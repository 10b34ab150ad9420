/** In the words of spec section 3, which are also what is shown. */
export type StaffRole = 'Manager' | 'Team Lead' | 'team-member';

export type StaffStatus = 'Active' | 'Inactive';

/** One of the platform's own staff (spec section 3); sample data. */
export interface StaffUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** Readable, as the specification shows it; in memory only. */
  readonly password: string;
  readonly role: StaffRole;
  readonly status: StaffStatus;
}
