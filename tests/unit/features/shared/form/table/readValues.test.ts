import { describe, expect, it } from 'vitest';
import type { Fields } from '#src/features/shared/form/table/fieldTable.ts';
import { hasUnseenZero, readValues } from '#src/features/shared/form/table/readValues.ts';

const choice = (...values: readonly string[]) => ({
  as: 'choice' as const,
  options: values.map((value) => ({ value, label: value })),
});

const fields: Fields<never> = {
  title: { label: 'Title', required: true },
  note: { label: 'Note', as: 'paragraph' },
  mail: { label: 'Email', as: 'email' },
  price: { label: 'Price', as: 'amount', currency: 'currency', required: true },
  currency: { label: 'Currency', ...choice('USD', 'EUR') },
  users: { label: 'Max Users', as: 'whole' },
  from: { label: 'Start Date', as: 'day' },
  to: { label: 'End Date', as: 'day', notBefore: 'from' },
  color: { label: 'Color', as: 'color', rule: { is: (text) => text !== 'red', message: 'Not red' } },
  fragile: { label: 'Fragile', as: 'switch' },
  file: { label: 'File', as: 'file' },
};

const filled = {
  title: 'Books',
  note: '',
  mail: '',
  price: '59.00',
  currency: 'USD',
  users: '5',
  from: '2031-09-05',
  to: '',
  color: '',
  fragile: true,
  file: null,
};

const problemsOf = (typed: object) => readValues(fields, { ...filled, ...typed }).problems;

describe('the values of a form', () => {
  it('are kept in their one writing', () => {
    const typed = { ...filled, title: ' Books\u200b', price: '1299', users: '1 000', from: '5.9.2031' };
    expect(readValues(fields, typed)).toEqual({
      values: { ...filled, price: '1,299.00', users: '1,000' },
      problems: {},
      rewritten: ['Price: 1,299.00', 'Max Users: 1,000', 'Start Date: 2031-09-05'],
    });
  });

  it('are those of the same names; a value without a field stays', () => {
    expect(readValues({}, { other: ' x ' }).values).toEqual({ other: ' x ' });
  });
});

describe('what is refused', () => {
  it('is nothing of a filled form, whether what is not required is empty or not', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ mail: 'a@b.example', to: '2031-09-05' })).toEqual({});
  });

  it('is an empty text of a required field, and an empty choice', () => {
    expect(problemsOf({ title: ' ', price: '', currency: '' })).toEqual({
      title: 'Required',
      price: 'Required',
      currency: 'Required',
    });
  });

  it('is what its kind or its rule refuses, and the text stays', () => {
    const typed = { ...filled, mail: ' a@b', price: '1.299', users: '2.5', to: 'soon', color: 'red' };
    expect(readValues(fields, typed)).toEqual({
      rewritten: [],
      values: { ...typed, mail: 'a@b' },
      problems: {
        mail: 'Enter a valid email address',
        price: 'This can be 1.299 or 1,299: write it like 1,299.50',
        users: 'Write a whole number like 1,299',
        to: 'Write it like 2026-11-28',
        color: 'Not red',
      },
    });
  });

  it('is an amount that names another currency than its field', () => {
    expect(problemsOf({ price: '$59' })).toEqual({});
    expect(problemsOf({ price: '$59', currency: 'EUR' })).toEqual({
      price: 'The currency is EUR: write it like 1,299.50',
    });
  });

  it('is a day before another one, in any writing of both', () => {
    expect(problemsOf({ from: '2031-10-01', to: '2031/09/05' })).toEqual({
      to: 'End date must not be before the start date',
    });
    expect(problemsOf({ from: '2031/9/5', to: '2031-10-01' })).toEqual({});
    // The other field says what is wrong with its text.
    expect(problemsOf({ from: 'soon', to: '2031-10-01' })).toEqual({ from: 'Write it like 2026-11-28' });
  });
});

describe('what Enter saves before it is seen', () => {
  const said = (typed: object) => readValues(fields, { ...filled, ...typed }).rewritten;

  it('is named, unless only spaces, case or nothing differ', () => {
    expect(said({})).toEqual([]);
    expect(said({ title: ' Books\u200b', mail: ' A@b.example' })).toEqual([]);
    expect(said({ price: '1 299', users: '٢٥٠' })).toEqual(['Price: 1,299.00', 'Max Users: 250']);
  });

  it.each([
    ['abc', true],
    ['', true],
    ['0', false],
    ['٠', false],
    ['2.5', false],
  ])('is a zero, if %j is the number: %s', (users, unseen) => {
    expect(hasUnseenZero(fields, { ...filled, users })).toBe(unseen);
    expect(hasUnseenZero(fields, { ...filled, title: 'abc' })).toBe(false);
  });
});
