/** Who is signed in, as the console uses it (spec section 3, "Auth state"). */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The `roles` list; a single `role` arrives as a list of one (spec section 6). */
  readonly roles: readonly string[];
}
