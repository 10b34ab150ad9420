/** Where random bytes come from: fills all of `bytes`, every value equally often. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => void;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const alphabet = `${letters.toUpperCase()}${letters}0123456789`;

/** How long a generated staff password is (spec section 9). */
export const PASSWORD_LENGTH = 12;

/** The largest multiple of the alphabet's size that a byte can count to: bytes from there on would favour its beginning. */
const fair = 256 - (256 % alphabet.length);

/** The platform's cryptographic source. */
export const randomBytes: RandomBytes = (bytes) => {
  crypto.getRandomValues(bytes);
};

/** A new password: letters and digits, each of them equally likely at every place. */
export function generatePassword(fill: RandomBytes): string {
  const bytes = new Uint8Array(PASSWORD_LENGTH);
  let password = '';
  while (password.length < PASSWORD_LENGTH) {
    fill(bytes);
    const drawn = [...bytes]
      .filter((byte) => byte < fair)
      .map((byte) => alphabet.charAt(byte % alphabet.length));
    password = `${password}${drawn.join('')}`.slice(0, PASSWORD_LENGTH);
  }
  return password;
}
