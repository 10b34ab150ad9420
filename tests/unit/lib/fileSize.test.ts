import { expect, it } from 'vitest';
import { formatBytes, formatBytesApart } from '#src/lib/fileSize.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [34_816, '34 KB'],
  [35_430, '35 KB'],
  [10 * 1024, '10 KB'],
  [10.04 * 1024, '10 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [2 * 1024 * 1024, '2 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('writes %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  [3 * 1024 ** 2, 2 * 1024 ** 2, ['3 MB', '2 MB']],
  [2 * 1024 ** 2 + 1, 2 * 1024 ** 2, ['2,097,153 bytes', '2,097,152 bytes']],
  [1025, 1024, ['1,025 bytes', '1,024 bytes']],
])('writes %d and %d bytes so that they differ', (one, other, texts) => {
  expect(formatBytesApart(one, other)).toEqual(texts);
});
