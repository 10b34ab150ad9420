import { describe, expect, it } from 'vitest';
import { EMAIL_MAX, email as emailKind, mailtoHref } from '#src/lib/values/email.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { growsFasterThanLength } from '../../growth.ts';

const isEmail = (text: string) => meaningOf(emailKind, text) !== null;

describe('mailtoHref', () => {
  it.each([
    ['layla@acme.example', 'mailto:layla@acme.example'],
    ['a@b.c?bcc=spy@x.example', 'mailto:a%40b.c%3Fbcc%3Dspy@x.example'],
    ['a@b.c?subject=x&body=y', 'mailto:a@b.c%3Fsubject%3Dx%26body%3Dy'],
    ['a@b.c,d@e.f', 'mailto:a%40b.c%2Cd@e.f'],
    ['a%0Ab@c.d', 'mailto:a%250Ab@c.d'],
    ['a#b@c.d', 'mailto:a%23b@c.d'],
    ['a+tag@c.d', 'mailto:a%2Btag@c.d'],
    ['no address', 'mailto:no%20address'],
    ['\ud800@c.d', 'mailto:%EF%BF%BD@c.d'],
  ])('%j is %s', (email, href) => {
    expect(mailtoHref(email)).toBe(href);
  });

  it('has no query and no fragment, and is a mailto link', () => {
    for (const email of ['a@b.c?bcc=d@e.f', 'a#b@c.d', 'a@b.c&cc=x']) {
      const { protocol, search, hash } = new URL(mailtoHref(email));
      expect([protocol, search, hash]).toEqual(['mailto:', '', '']);
    }
  });
});

describe('an email address', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'ü@例え.jp'])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a b@c.de',
    'a@b@c.de',
    'a@b.c d',
    'a,b@c.de',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes time in proportion to the length of its domain', () => {
    expect(growsFasterThanLength(isEmail, (length) => `a@${'b.'.repeat(length / 2)}`)).toBe(false);
  });

  it('is told how long an address may be', () => {
    expect(EMAIL_MAX).toBe(100);
  });
});
