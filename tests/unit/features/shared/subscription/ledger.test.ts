import { describe, expect, it } from 'vitest';
import { buildHistoryEntry } from '#fixtures/build/historyEntry.ts';
import { companySubscriptions, userSubscriptions } from '#fixtures/build/samples.ts';
import { chargedEntries, isCharged, presentAmount } from '#src/features/shared/subscription/ledger.ts';
import { amountText, sumText } from '#src/lib/subscription.ts';

describe('a change is charged', () => {
  const start = '2026-01-01';
  const paid = { plan: 'Basic', status: 'Active', startDate: start, charges: true };
  const trial = { ...paid, status: 'Trial', charges: false };

  it.each([
    ['a first term', { ...paid, startDate: start }, [], true],
    ['a first term that is a trial', trial, [], false],
    ['a first term without a start', { ...paid, startDate: '' }, [], false],
    ['a later term', { ...paid, startDate: '2026-02-01' }, [paid], true],
    ['another end of the same term', paid, [paid], false],
    ['a start before one that was charged', { ...paid, startDate: '2025-12-01' }, [paid], false],
    ['a larger plan', { ...paid, plan: 'Premium' }, [paid], true],
    ['a smaller plan', { ...paid, plan: 'Basic' }, [{ ...paid, plan: 'Premium' }], true],
    ['a trial that becomes active', paid, [trial], true],
    ['an expired one that becomes active', paid, [{ ...trial, status: 'Expired' }, paid], true],
    ['one that is canceled', { ...paid, status: 'Canceled' }, [paid], false],
    [
      'one in its days of grace that becomes active',
      paid,
      [{ ...paid, status: 'Grace Period', charges: false }, paid],
      false,
    ],
    ['a larger plan of a trial', { ...trial, plan: 'Premium' }, [trial], false],
  ])('%s', (_, after, history, charges) => {
    expect(isCharged(after, history)).toBe(charges);
  });

  it('in every history of the samples by the same rule', () => {
    for (const { history } of [...companySubscriptions, ...userSubscriptions]) {
      history.forEach((entry, index) => {
        expect([entry.id, entry.charges]).toEqual([entry.id, isCharged(entry, history.slice(index + 1))]);
      });
      expect(
        chargedEntries(history).every(({ amount: { value, currency } }) => value > 0 && currency === 'USD'),
      ).toBe(true);
    }
  });
});

describe('amounts', () => {
  it('are written with their period; other currencies are apart in a sum', () => {
    expect(amountText({ value: 129_950, currency: 'USD', cycle: 'Yearly' })).toBe('$1,299.50/year');
    expect(amountText({ value: 5000, currency: 'EUR', cycle: 'Monthly' })).toBe('EUR 50/month');
    expect(amountText(null)).toBe('');
    const eur = { value: 60_075, currency: 'EUR' };
    expect(sumText([{ value: 1000, currency: 'USD' }, eur, eur])).toBe('$10 + EUR 1,201.50');
    expect(sumText([])).toBe('$0');
  });

  it('are present while plan and status are those of the newest entry', () => {
    const entry = buildHistoryEntry();
    expect(presentAmount(entry, [entry])).toBe(entry.amount);
    expect(presentAmount({ plan: 'Basic', status: 'Active' }, [entry])).toBeNull();
    expect(presentAmount(entry, [])).toBeNull();
  });
});
