/** Outcome of a write: the server's message, or the default of spec section 8. */
export interface MutationResult {
  readonly message: string;
}
