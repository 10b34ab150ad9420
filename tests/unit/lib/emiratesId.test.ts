import { describe, expect, it } from 'vitest';
import { EMIRATES_ID_EXAMPLE, isEmiratesId, maskEmiratesId } from '#src/lib/emiratesId.ts';

describe('maskEmiratesId', () => {
  it.each([
    ['', ''],
    ['784', '784'],
    ['7841', '784-1'],
    ['784198712345671', EMIRATES_ID_EXAMPLE],
    [EMIRATES_ID_EXAMPLE, EMIRATES_ID_EXAMPLE],
    ['784 1987 1234567 1', EMIRATES_ID_EXAMPLE],
    ['784-1987-', '784-1987'],
    ['7841987123456712', '7841987123456712'],
    ['A-784', 'A-784'],
  ])('%j becomes %j', (typed, masked) => {
    expect(maskEmiratesId(typed)).toBe(masked);
  });
});

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
