import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney, parseAmount } from '#src/lib/money.ts';

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
  [0, '0'],
  [999, '999'],
  [1_234_567, '1,234,567'],
  [1299.5, '1,299.50'],
  [0.05, '0.05'],
  [1299.999, '1,300'],
  [0.1 + 0.2, '0.30'],
])('%d is written %s without its currency', (amount, text) => expect(formatAmount(amount)).toBe(text));

it.each([
  ['USD', '$1,299.00'],
  ['EUR', '€1,299.00'],
  ['GBP', '£1,299.00'],
  ['INR', '₹1,299.00'],
])('an amount in %s is written %s', (currency, text) => {
  expect(formatMoney(1299, currency)).toBe(text);
  expect(formatMoney(1299, currency)).toBe(text);
});
