/** A source of random bytes: fills `bytes` with uniformly distributed values. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => void;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const alphabet = `${letters.toUpperCase()}${letters}0123456789`;

/** Length of a generated staff password (spec section 9). */
export const PASSWORD_LENGTH = 12;

/** Limit of usable bytes, a multiple of the alphabet's size: larger bytes would favour its first characters. */
const unbiasedLimit = 256 - (256 % alphabet.length);

/** The platform's cryptographic source. */
export const randomBytes: RandomBytes = (bytes) => {
  crypto.getRandomValues(bytes);
};

/** A new password of uniformly distributed letters and digits. */
export function generatePassword(fill: RandomBytes): string {
  const bytes = new Uint8Array(PASSWORD_LENGTH);
  let password = '';
  while (password.length < PASSWORD_LENGTH) {
    fill(bytes);
    const drawn = [...bytes]
      .filter((byte) => byte < unbiasedLimit)
      .map((byte) => alphabet.charAt(byte % alphabet.length));
    password = `${password}${drawn.join('')}`.slice(0, PASSWORD_LENGTH);
  }
  return password;
}
