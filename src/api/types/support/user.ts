import type { Subscription } from '#src/api/types/subscription/subscription.ts';

export type SupportUserRole = 'Developer User' | 'Landlord User' | 'Blume User';
export type SupportUserStatus = 'Active' | 'Inactive';

/** A sub-user of a developer user (spec section 3). */
export interface SupportSubUser {
  readonly id: string;
  /** The id of the user under whom they work. */
  readonly userId: string;
  readonly name: string;
  /** Free text, such as `Sales Manager`. */
  readonly role: string;
  readonly email: string;
  readonly status: SupportUserStatus;
  /** Null until one is saved in this tab. */
  readonly subscription: Subscription | null;
}

/** A user as the support portal shows it (spec section 3, "Support-portal user"); sample data. */
export interface SupportUser {
  /** Found by the search, such as `USR-1001`. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly role: SupportUserRole;
  readonly status: SupportUserStatus;
  /** ISO 8601; null for a user who never signed in. */
  readonly lastLogin: string | null;
  /** Null for all but developer users. */
  readonly companyId: string | null;
  readonly companyName: string | null;
  /** Empty for all but developer users. */
  readonly subUsers: readonly SupportSubUser[];
}
