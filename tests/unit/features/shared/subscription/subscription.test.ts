import { describe, expect, it } from 'vitest';
import { countChanges } from '#src/features/shared/form/formValues.ts';
import { cleanValues, valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { schemaOf } from '#src/features/shared/form/table/schemaOf.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import { dialogFields, toSubscription } from '#src/features/shared/subscription/subscriptionFields.ts';

const values = valuesOf(dialogFields, defaultSubscription);
const schema = schemaOf(dialogFields);

describe('toSubscription', () => {
  it('is inverse to the values of a subscription', () => {
    expect(toSubscription(values)).toEqual(defaultSubscription);
  });

  it('trims and falls back to 0GB', () => {
    const subscription = toSubscription({ ...values, gracePeriod: ' 7 days ', storage: '  ' });
    expect(subscription.gracePeriod).toBe('7 days');
    expect(subscription.limits.storage).toBe('0GB');
  });
});

describe('the schema', () => {
  it.each([
    ['2026-01-01', '2026-01-01', true],
    ['2026-01-01', '2027-01-01', true],
    ['2026-01-02', '2026-01-01', false],
    ['', '2026-01-01', true],
    ['2026-01-01', '', true],
  ])('start %j and end %j: %s', async (startDate, endDate, valid) => {
    expect(await schema.isValid({ ...values, startDate, endDate })).toBe(valid);
  });

  it('has a message for each error', async () => {
    const wrong = { ...values, startDate: '2026-02-01', endDate: '2026-01-01' };
    await expect(schema.validate(wrong)).rejects.toThrow('End date must not be before the start date');
  });
});

it('neither spaces nor what is the same number is a change', () => {
  const typed = { ...values, users: '00', storage: ' 0GB ' };
  expect(countChanges(values, cleanValues(dialogFields, typed))).toBe(0);
  expect(
    countChanges(values, cleanValues(dialogFields, { ...typed, plan: 'Premium Plan', users: '5' })),
  ).toBe(2);
});
