import { expect, it } from 'vitest';
import { schemaOf } from '#src/features/shared/form/table/schemaOf.ts';
import { investorSubscriptionFields } from '#src/features/subscriptions/investorSubscriptionFields.ts';
import { DAY_MESSAGE } from '#src/lib/typedDates.ts';

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
  const schema = schemaOf(investorSubscriptionFields);
  expect(schema.isValidSync(values)).toBe(true);
  expect(() => schema.validateSync({ ...values, [name]: 'next week' })).toThrow(DAY_MESSAGE);
});
