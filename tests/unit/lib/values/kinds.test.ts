import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountIn, moneyText, shortAmount, toMajor, toMinor } from '#src/lib/values/amount.ts';
import { choiceOf, yesNo } from '#src/lib/values/choice.ts';
import { code } from '#src/lib/values/code.ts';
import { type Day, day, daysBetween } from '#src/lib/values/day.ts';
import { email } from '#src/lib/values/email.ts';
import { emiratesId } from '#src/lib/values/emiratesId.ts';
import { compareTexts, type Kind, kept, problemOf } from '#src/lib/values/kind.ts';
import { phone } from '#src/lib/values/phone.ts';
import { text } from '#src/lib/values/text.ts';
import { time } from '#src/lib/values/time.ts';
import { whole } from '#src/lib/values/whole.ts';
import { anyText, forAll } from '../../properties.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`, 'u'));
const sizes = choiceOf([
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
]);

/** Holds for each kind: what a value is shown as, is read as the value, and the order is one. */
function obeys<Value>(kind: Kind<Value>, values: fc.Arbitrary<Value>): void {
  forAll(fc.tuple(values, values), ([one, other]) => {
    expect(kind.read(kind.show(one))).toEqual({ value: one });
    expect(kept(kind, kind.show(one))).toBe(kind.show(one));
    expect(Math.sign(kind.compare(one, other))).toBe(-Math.sign(kind.compare(other, one)) + 0);
    expect(kind.compare(one, one)).toBe(0);
  });
  // Any text is read as a value or refused with a sentence, and what is kept of it is read as the same.
  forAll(anyText, (typed) => {
    const once = kept(kind, typed);
    expect(kept(kind, once)).toBe(once);
    expect(problemOf(kind, typed) ?? 'None').toMatch(/^\p{Lu}/u);
  });
}

describe('read(show(v)) is v for', () => {
  it('text', () =>
    obeys(
      text,
      anyText.map((typed) => kept(text, typed)),
    ));
  it('email', () =>
    obeys(
      email,
      fc.emailAddress().filter((each) => problemOf(email, each) === null),
    ));
  it('phone', () => obeys(phone, fc.constantFrom('+971 50 123 4567', '(04) 555-0100', 'n/a')));
  it('emiratesId', () =>
    obeys(
      emiratesId,
      digits(15).map((each) => kept(emiratesId, each)),
    ));
  it('code', () => obeys(code, digits(6)));
  it('whole', () => obeys(whole, fc.nat({ max: 999_999_999 })));
  it.each(['USD', 'EUR', 'GBP', 'INR'])('amount in %s', (currency) => {
    obeys(amountIn(currency), fc.nat({ max: 999_999_999_999 }));
    // With the sign of its currency too.
    forAll(fc.nat(), (minor) => {
      expect(amountIn(currency).read(moneyText(minor, currency))).toEqual({ value: minor });
    });
  });
  it('day', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    obeys(
      day,
      days.map((date) => date.toISOString().slice(0, 10) as Day),
    );
  });
  it('time', () => {
    const two = (max: number) => fc.nat({ max }).map((each) => String(each).padStart(2, '0'));
    obeys(
      time,
      fc.tuple(two(23), two(59)).map((parts) => parts.join(':')),
    );
  });
  it('choices', () => obeys(sizes, fc.constantFrom('s', 'l')));
  it('yes and no', () => obeys(yesNo, fc.boolean()));
});

describe('a refused text names what is wrong', () => {
  const price = (typed: string, currency = 'USD') => problemOf(amountIn(currency), typed);

  it('with both writings of what can be two things', () => {
    expect(price('1.299')).toBe('This can be 1.299 or 1,299: write it like 1,299.50');
    expect(problemOf(whole, '1.000')).toBe('This can be 1.000 or 1,000: write it like 1,299');
    expect(problemOf(day, '5/9/2031')).toBe('This can be 2031-09-05 or 2031-05-09: write it like 2026-11-28');
  });

  it('with an example', () => {
    expect(price('On request')).toBe('Write it like 1,299.50');
    expect(price('19,995.999')).toBe('USD has two digits after the point: write it like 1,299.50');
    expect(price('$1,299', 'EUR')).toBe('The currency is EUR: write it like 1,299.50');
    expect(price('12 users')).toBe('The currency is USD: write it like 1,299.50');
    expect(problemOf(whole, '2.5')).toBe('Write a whole number like 1,299');
    expect(problemOf(day, 'tomorrow')).toBe('Write it like 2026-11-28');
    expect(problemOf(time, 'noon')).toBe('Write it like 09:05, from 00:00 to 23:59');
  });

  it.each([
    ['EUR', '€1,299'],
    ['GBP', '1,299 GBP'],
    ['INR', '₹12,34,567'],
  ])('and an amount may name its own currency, %s', (currency, typed) => {
    expect(price(typed, currency)).toBeNull();
    expect(price(typed)).toBe('The currency is USD: write it like 1,299.50');
  });
});

describe('an amount', () => {
  it.each([
    [0, '0'],
    [99_900, '999'],
    [123_456_700, '1,234,567'],
    [129_950, '1,299.50'],
    [5, '0.05'],
    [-50, '-0.50'],
    [-129_900, '-1,299'],
  ])('of %d is written %s in histories', (minor, written) => expect(shortAmount(minor)).toBe(written));

  it.each([
    ['USD', '$1,299.00'],
    ['EUR', '€1,299.00'],
    ['GBP', '£1,299.00'],
    ['INR', '₹1,299.00'],
  ])('in %s is written %s', (currency, written) => expect(moneyText(129_900, currency)).toBe(written));

  it('is rounded to minor units, and exported as a number of its currency', () => {
    expect([0.1 + 0.2, 1299.996, -0.5].map(toMinor)).toEqual([30, 130_000, -50]);
    expect(toMajor(129_950)).toBe(1299.5);
  });
});

it('names are in the order of the numbers in them', () => {
  const names = ['Tower 10', 'tower 2', 'Tower 1', 'Ünal', 'Tower'];
  expect(names.toSorted(compareTexts)).toEqual(['Tower', 'Tower 1', 'tower 2', 'Tower 10', 'Ünal']);
});

it('days are apart by the calendar, whatever the clocks do', () => {
  expect(daysBetween('2026-03-28' as Day, '2026-03-30' as Day)).toBe(2);
  expect(daysBetween('2026-11-28' as Day, '2026-11-01' as Day)).toBe(-27);
});

it('two writings of one value are compared as one', () => {
  expect(phone.plain('050 123 4567')).toBe(phone.plain('+971 50-123-4567'));
  expect(emiratesId.plain('784198712345671')).toBe(emiratesId.plain('784-1987-1234567-1'));
  expect(email.plain('Layla@ACME.example ')).toBe(email.plain('layla@acme.example'));
});

it.each([
  ['Small', 's'],
  [' large ', 'l'],
  ['L', 'l'],
  ['huge', null],
])('the choice %j is %j', (typed, value) => {
  expect(sizes.read(typed)).toEqual(value === null ? { problem: 'Enter Small or Large' } : { value });
});
