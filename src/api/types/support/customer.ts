/** A customer of the support portal as the card beside a ticket shows them; sample data. */
export interface Customer {
  /** The address of their tickets. */
  readonly email: string;
  readonly name: string;
  readonly role: 'Developer User' | 'Landlord User' | 'Blume User';
  readonly mobile: string;
  readonly status: 'Active' | 'Inactive';
  /** Null for a user without a company. */
  readonly company: string | null;
  /** Null without a subscription. */
  readonly subscription: { readonly plan: string; readonly status: string; readonly endDate: string } | null;
}
