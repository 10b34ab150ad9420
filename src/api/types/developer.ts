/** A sub-user of a developer user; shown in the sub-users dialog. */
export interface SubUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly isActive: boolean;
}

/**
 * A developer user (spec section 3). Texts that the server did not return are empty, so that searches and sorts need
 * no special case; the screen shows "N/A" for them.
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
  /** The server's word for a status that is neither active nor inactive; else null. */
  readonly statusWord: string | null;
  /** As the server wrote it; shown through `shownDateTime`. */
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
  /** Absent: the server keeps what it has. */
  readonly isActive?: boolean;
}
