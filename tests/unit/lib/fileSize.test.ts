import { expect, it } from 'vitest';
import { formatBytes } from '#src/lib/fileSize.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [34_816, '34 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [2 * 1024 * 1024, '2 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('writes %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
