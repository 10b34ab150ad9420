import { expect, it } from 'vitest';
import { limitText, planStatusText, priceText } from '#src/features/plans/planTexts.ts';

it('writes the status of developer plans in capitals', () => {
  expect(planStatusText('halt', 'developer')).toBe('HALTED');
  expect(planStatusText('halt', 'investor')).toBe('Halted');
});

it('writes a limit as a number, or Unlimited', () => {
  expect([null, 0, 1_000_000_000].map(limitText)).toEqual(['Unlimited', '0', '1,000,000,000']);
});

it('writes a price in its currency, and one that is no amount as it is typed', () => {
  expect(priceText({ price: '149.5', currency: 'EUR' })).toBe('€149.50');
  expect(priceText({ price: 'On request', currency: 'EUR' })).toBe('On request');
});
