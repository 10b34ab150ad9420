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

/**
 * The `mailto:` address of one email (RFC 6068). Everything but the last `@` is encoded: a `?` or `,` in data adds no
 * header and no recipient.
 */
export function mailtoHref(email: string): string {
  const at = email.lastIndexOf('@');
  // `encodeURIComponent` throws on half a surrogate pair.
  const encode = (part: string) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `mailto:${at === -1 ? encode(email) : `${encode(email.slice(0, at))}@${encode(email.slice(at + 1))}`}`;
}
