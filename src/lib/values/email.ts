import { cleanNumber } from '#src/lib/cleanText.ts';
import type { Kind } from './kind.ts';
import { text } from './text.ts';

/**
 * The usual address pattern (spec section 5): one `@`, no white space, a domain with a dot. Every class excludes
 * the character that ends it, so matching takes linear time.
 */
const EMAIL = /^[^\s@<>(),;:\\"[\]]+@[^\s@.<>(),;:\\"[\]]+(?:\.[^\s@.<>(),;:\\"[\]]+)+$/u;

/** The message for a malformed address in every form (product.md "Forms"). */
const EMAIL_MESSAGE = 'Enter a valid email address';

/** Maximum length of an email in the sign-in form (spec section 9). */
export const EMAIL_MAX = 100;

/** An email address. */
export const email: Kind<string> = {
  ...text,
  read(typed) {
    const value = cleanNumber(typed);
    return EMAIL.test(value) ? { value } : { problem: EMAIL_MESSAGE };
  },
};

/**
 * The `mailto:` URL of one email (RFC 6068). Everything but the last `@` is encoded, so that a `?` or `,` in data
 * cannot add a header or recipient.
 */
export function mailtoHref(address: string): string {
  const at = address.lastIndexOf('@');
  // `encodeURIComponent` throws on a lone surrogate.
  const encode = (part: string) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `mailto:${at === -1 ? encode(address) : `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`}`;
}
