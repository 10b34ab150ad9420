import { describe, expect, it } from 'vitest';
import { countChanges } from '#src/features/shared/form/formValues.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import {
  dialogFields,
  fromDialog,
  toSubscription,
  userSubscriptionFields,
} from '#src/features/shared/subscription/subscriptionFields.ts';
import { defaultSubscription } from '#src/lib/subscription.ts';

const values = valuesOf(dialogFields, defaultSubscription);
const read = (typed: typeof values) => readValues(dialogFields, typed);

describe('toSubscription', () => {
  it('is inverse to the values of a subscription', () => {
    expect(toSubscription(values)).toEqual(defaultSubscription);
  });

  it('trims and falls back to 0GB', () => {
    const typed = read({ ...values, gracePeriod: ' 7 days ', storage: '  ', users: '1,200' });
    const subscription = toSubscription(typed.values);
    expect(subscription.gracePeriod).toBe('7 days');
    expect(subscription.limits).toEqual({ users: 1200, projects: 0, storage: '0GB' });
  });
});

describe('the rules', () => {
  it.each([
    ['2026-01-01', '2026-01-01', true],
    ['2026-01-01', '2027-01-01', true],
    ['2026-01-02', '2026-01-01', false],
    ['2031-10-01', '2031/09/05', false],
    ['2031/9/5', '2031-10-01', true],
    ['', '2026-01-01', true],
    ['2026-01-01', '', true],
  ])('start %j and end %j: %s', (startDate, endDate, valid) => {
    expect(Object.keys(read({ ...values, startDate, endDate }).problems)).toEqual(valid ? [] : ['endDate']);
  });

  it('have a message for each error', () => {
    const wrong = { ...values, startDate: '2026-02-01', endDate: '2026-01-01' };
    expect(read(wrong).problems).toEqual({ endDate: 'End date must not be before the start date' });
  });
});

it('neither spaces nor what is the same number is a change', () => {
  const typed = { ...values, users: '00', storage: ' 0GB ' };
  expect(countChanges(values, read(typed).values)).toBe(0);
  expect(countChanges(values, read({ ...typed, plan: 'Premium', users: '5' }).values)).toBe(2);
});

describe('a status of section 3', () => {
  it.each([
    ['Grace Period', 'Inactive', 'Grace Period'],
    ['Active', 'Inactive', 'Canceled'],
    ['Canceled', 'Trial', 'Trial'],
    ['', 'Inactive', 'Pending'],
  ])('of one that is %j, %s, sets %s', (status, word, expected) => {
    expect(fromDialog({ status: word }, { ...defaultSubscription, status }).status).toBe(expected);
  });
});

it.each(['startDate', 'endDate', 'lastPayment', 'nextBilling'])(
  '%s of a user is a day or nothing',
  (name) => {
    const days = { startDate: '2026-01-01', endDate: '', lastPayment: '2026-01-01', nextBilling: '' };
    const typed = { plan: 'Basic', status: 'Active', ...days, autoRenew: true };
    const problemsOf = (given: object) => readValues(userSubscriptionFields, given).problems;
    expect(problemsOf(typed)).toEqual({});
    expect(problemsOf({ ...typed, [name]: 'next week' })).toEqual({ [name]: 'Write it like 2026-11-28' });
  },
);
