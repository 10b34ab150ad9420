import type { RandomBytes } from '#src/lib/password.ts';

/** A source of bytes for passwords of one repeated letter: `AAAAAAAAAAAA`, `BBBBBBBBBBBB`. */
export function countingBytes(): RandomBytes {
  let next = 0;
  return (bytes) => {
    bytes.fill(next);
    next += 1;
  };
}
