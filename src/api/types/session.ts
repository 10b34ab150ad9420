/** The signed-in user (spec section 3, "Auth state"). */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The `roles` list; a single `role` is decoded to a list of one (spec section 6). */
  readonly roles: readonly string[];
}
