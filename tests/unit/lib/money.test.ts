import { describe, expect, it } from 'vitest';
import { formatMoney, parseAmount } from '#src/lib/money.ts';

describe('an amount that was typed', () => {
  it.each([
    ['49', 49],
    [' 99.50 ', 99.5],
    ['0', 0],
    ['-5', -5],
    ['1e3', 1000],
  ])('%j is %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', ' ', 'abc', '1,200', '12 USD', 'Infinity', 'NaN'])('%j is no number', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

it.each([
  ['USD', '$1,299.00'],
  ['EUR', '€1,299.00'],
  ['GBP', '£1,299.00'],
  ['INR', '₹1,299.00'],
])('an amount in %s is written %s', (currency, text) => {
  expect(formatMoney(1299, currency)).toBe(text);
  expect(formatMoney(1299, currency)).toBe(text);
});
