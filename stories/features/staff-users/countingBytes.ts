import type { RandomBytes } from '#src/lib/password.ts';

/** A source whose passwords are of one letter each, always another: `AAAAAAAAAAAA`, `BBBBBBBBBBBB`. */
export function countingBytes(): RandomBytes {
  let next = 0;
  return (bytes) => {
    bytes.fill(next);
    next += 1;
  };
}
