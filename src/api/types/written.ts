/** What a write came to: the server's words, or the default of spec section 8. */
export interface Written {
  readonly message: string;
}
