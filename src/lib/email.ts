/**
 * The usual address pattern (spec section 5): one `@`, no white space, a domain with a dot. Every class excludes
 * the sign that ends it, so the time to match grows with the length only.
 */
const EMAIL = /^[^\s@<>(),;:\\"[\]]+@[^\s@.<>(),;:\\"[\]]+(?:\.[^\s@.<>(),;:\\"[\]]+)+$/u;

/** The one message for a malformed address anywhere in the console (product.md "Small print"). */
export const EMAIL_MESSAGE = 'Enter a valid email address';

/** Longest email the sign-in form takes (spec section 9). */
export const EMAIL_MAX = 100;

/** Whether a trimmed text looks like an email address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
