import { expect, it } from 'vitest';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { investorSubscriptionFields } from '#src/features/subscriptions/investorSubscriptionFields.ts';

const values = {
  plan: 'Basic',
  status: 'Active',
  startDate: '2026-01-01',
  endDate: '',
  lastPayment: '2026-01-01',
  nextBilling: '',
  autoRenew: true,
};

it.each(['startDate', 'endDate', 'lastPayment', 'nextBilling'])('%s is a day or nothing', (name) => {
  const problemsOf = (typed: object) => readValues(investorSubscriptionFields, typed).problems;
  expect(problemsOf(values)).toEqual({});
  expect(problemsOf({ ...values, [name]: 'next week' })).toEqual({ [name]: 'Write it like 2026-11-28' });
});
