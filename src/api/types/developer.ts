/** A person below a developer user; shown in the sub-users dialog. */
export interface SubUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly isActive: boolean;
}

/**
 * A developer user (spec section 3). Texts the server did not give are empty, never absent, so that a search
 * or a sort needs no special case; "N/A" is a matter of the screen.
 */
export interface Developer {
  readonly id: string;
  readonly name: string;
  readonly emiratesId: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly role: string;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly contactPerson: string | null;
  readonly isActive: boolean;
  /** As the server wrote it; `formatDateTime` makes it readable. */
  readonly lastLogin: string | null;
  readonly subUsers: readonly SubUser[];
}

/** The body of `POST /developer/create` and `PUT /developer/update/{id}` (spec section 7). */
export interface DeveloperRequest {
  readonly name: string;
  readonly emiratesId: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly role: string;
  readonly companyId: string;
  readonly isActive: boolean;
}
