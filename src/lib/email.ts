import { foldText } from './foldText.ts';

/**
 * The usual address pattern (spec section 5): one `@`, no white space, a domain with a dot. Every class excludes
 * the character that ends it, so matching takes linear time.
 */
const EMAIL = /^[^\s@<>(),;:\\"[\]]+@[^\s@.<>(),;:\\"[\]]+(?:\.[^\s@.<>(),;:\\"[\]]+)+$/u;

/** The message for a malformed address in every form (product.md "Forms"). */
export const EMAIL_MESSAGE = 'Enter a valid email address';

/** Maximum length of an email in the sign-in form (spec section 9). */
export const EMAIL_MAX = 100;

/** Whether a trimmed text looks like an email address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/**
 * The `mailto:` URL of one email (RFC 6068). Everything but the last `@` is encoded, so that a `?` or `,` in data
 * cannot add a header or recipient.
 */
export function mailtoHref(email: string): string {
  const at = email.lastIndexOf('@');
  // `encodeURIComponent` throws on a lone surrogate.
  const encode = (part: string) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `mailto:${at === -1 ? encode(email) : `${encode(email.slice(0, at))}@${encode(email.slice(at + 1))}`}`;
}

/** What two email addresses are compared by. */
export function plainEmail(email: string): string {
  return foldText(email).trim();
}
