import { expect, it } from 'vitest';
import { emiratesId, isEmiratesId } from '#src/lib/values/emiratesId.ts';
import { kept } from '#src/lib/values/kind.ts';

it.each([
  ['784-1987-1234567-1', true],
  ['784-1987-1234567-2', false],
  ['785-1987-1234567-1', false],
  ['784198712345671', false],
  ['784-1978-1234567-1', false],
  ['', false],
])('%s is an Emirates ID with its check digit: %s', (text, is) => {
  expect(isEmiratesId(text)).toBe(is);
});

it('is the same without its dashes, which Needs attention does not find malformed', () => {
  expect(isEmiratesId(kept(emiratesId, '784198712345671'))).toBe(true);
});
