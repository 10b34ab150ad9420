import { expect, it } from 'vitest';
import { generatePassword, PASSWORD_LENGTH, type RandomBytes, randomBytes } from '#src/lib/password.ts';

/** A source of these bytes, followed by zeros. */
function source(...given: readonly number[]): RandomBytes {
  const waiting = [...given];
  return (bytes) => {
    for (const at of bytes.keys()) bytes[at] = waiting.shift() ?? 0;
  };
}

it('has twelve letters and digits', () => {
  expect(generatePassword(source())).toBe('A'.repeat(12));
  expect(generatePassword(source(0, 25, 26, 51, 52, 61, 62, 0, 1, 2, 3, 4))).toBe('AZaz09AABCDE');
  for (let time = 0; time < 50; time++) {
    expect(generatePassword(randomBytes)).toMatch(/^[A-Za-z0-9]{12}$/u);
  }
});

it('maps equally many bytes to every character, and refuses the rest', () => {
  const counts = new Map<string, number>();
  const refused: number[] = [];
  for (let byte = 0; byte < 256; byte++) {
    // 51 is `z`: a refused byte is replaced by the next one.
    const sign = generatePassword(source(byte, 51, 51)).slice(0, 3);
    if (sign === 'zzA') refused.push(byte);
    else counts.set(sign.charAt(0), (counts.get(sign.charAt(0)) ?? 0) + 1);
  }
  expect(refused).toEqual([248, 249, 250, 251, 252, 253, 254, 255]);
  expect(counts.size).toBe(62);
  expect(new Set(counts.values())).toEqual(new Set([4]));
});

it('requests more bytes until the password is complete', () => {
  let fills = 0;
  const mostlyRefused: RandomBytes = (bytes) => {
    fills += 1;
    bytes.fill(255);
    bytes[0] = 1;
  };
  expect(generatePassword(mostlyRefused)).toBe('B'.repeat(PASSWORD_LENGTH));
  expect(fills).toBe(12);
});

it('uses the cryptographic source of the platform', () => {
  const bytes = new Uint8Array(1024);
  randomBytes(bytes);
  expect(new Set(bytes).size).toBeGreaterThan(200);
});
