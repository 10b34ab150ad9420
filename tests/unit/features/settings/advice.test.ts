import { describe, expect, it } from 'vitest';
import {
  type Advice,
  color,
  emailAddress,
  host,
  phone,
  port,
  webAddress,
  wholeNumber,
} from '#src/features/settings/advice.ts';
import { EMAIL_MESSAGE } from '#src/lib/email.ts';

const cases: readonly (readonly [string, Advice, readonly string[], readonly string[]])[] = [
  ['a whole number', wholeNumber(8, 128), ['8', '12', '128'], ['7', '129', '8.5', 'eight', '-8', '1e2', ' ']],
  ['a port', port, ['1', '25', '587', '65535'], ['0', '65536', '99999', '58 7', 'smtp']],
  [
    'a server',
    host,
    ['smtp.blume.example', 'localhost', '10.0.0.1'],
    ['https://smtp.example', 'a b', 'ü.de'],
  ],
  ['an email address', emailAddress, ['a@blume.example'], ['a@blume', 'blume.example', 'a b@c.example']],
  ['a phone number', phone, ['+971 4 555 0100', '(04) 555-0100'], ['123', 'call us', '+']],
  [
    'an address',
    webAddress,
    ['https://blume.example/faq', 'http://x.example'],
    ['blume.example', 'javascript:1'],
  ],
  ['a colour', color, ['#0EA5E9', '0ea5e9', '#fff'], ['blue', '#12', 'url(x)']],
];

describe.each(cases)('%s', (_, advice, fine, odd) => {
  it.each(fine)('%j needs no advice', (value) => expect(advice(value)).toBeNull());
  it.each(odd)('%j gets advice', (value) => expect(advice(value)).toMatch(/\w/u));
});

it('says the one message for a malformed email address', () => {
  expect(emailAddress('nobody')).toBe(EMAIL_MESSAGE);
});
