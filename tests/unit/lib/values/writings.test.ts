import { describe, expect, it } from 'vitest';
import { buildPlan } from '#fixtures/build/plan.ts';
import { codeMessages, loginMessages } from '#src/features/auth/loginForm.ts';
import { priceColumn } from '#src/features/plans/planList.ts';
import type { Fields } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { importFields } from '#src/features/shared/import/check/importFields.ts';
import { dateText, endsOn, isBetween } from '#src/features/shared/list/describe/dateRange.ts';
import { dateFilter } from '#src/features/shared/list/describe/filters.ts';
import { filterTypeOf } from '#src/features/shared/list/describe/filterTypes.tsx';
import { duration, keptSchedule } from '#src/features/shared/maintenance/planned.ts';
import { amountIn } from '#src/lib/values/amount.ts';
import { code } from '#src/lib/values/code.ts';
import { day } from '#src/lib/values/day.ts';
import { email } from '#src/lib/values/email.ts';
import { emiratesId } from '#src/lib/values/emiratesId.ts';
import { kept, meaningOf, problemOf, type SomeKind } from '#src/lib/values/kind.ts';
import { phone } from '#src/lib/values/phone.ts';
import { time } from '#src/lib/values/time.ts';
import { whole } from '#src/lib/values/whole.ts';
import { writings } from './writings.ts';

const kinds = { amount: amountIn('USD'), whole, day, time, emiratesId, code, email, phone };

const all = Object.entries(kinds).flatMap(([name, kind]) =>
  writings[name as keyof typeof kinds].map(([typed, right]) => ({
    name,
    kind: kind as SomeKind,
    typed,
    right,
  })),
);

it('are two hundred', () => expect(all.length).toBeGreaterThanOrEqual(200));

it.each(all)('the $name $typed is $right', ({ kind, typed, right }) => {
  const problem = typed.trim() === '' ? null : problemOf(kind, typed);
  expect(problem === null).toBe(right !== null);
  // A refused text stays.
  expect(kept(kind, typed)).toBe(right ?? typed);
});

/** A form and a file with a field of each kind. */
const example = { example: 'x' };
const fields: Fields<never> = {
  amount: { label: 'Price', as: 'amount', currency: 'currency', ...example },
  currency: { label: 'Currency', as: 'choice', options: [{ value: 'USD', label: 'USD' }] },
  whole: { label: 'Users', as: 'whole', ...example },
  day: { label: 'Start', as: 'day', ...example },
  emiratesId: { label: 'Emirates ID', as: 'emiratesId', ...example },
  email: { label: 'Email', as: 'email', ...example },
  phone: { label: 'Phone', as: 'tel', ...example },
};
const inForm = ['amount', 'whole', 'day', 'emiratesId', 'email', 'phone'] as const;

describe('each consumer reads as the kind does', () => {
  it.each(inForm)('a form: %s', (name) => {
    for (const [typed, right] of writings[name]) {
      const { values, problems } = readValues(fields, { currency: 'USD', [name]: typed });
      expect(Reflect.get(values, name), typed).toBe(right ?? typed);
      expect(problems, typed).toEqual(right === null ? { [name]: problemOf(kinds[name], typed) } : {});
      // What is kept is read as the same again: opened once more, the form has no change.
      expect(readValues(fields, values).values, typed).toEqual(values);
    }
  });

  it.each(['whole', 'day', 'emiratesId', 'email', 'phone'] as const)('a file: %s', (name) => {
    const column = importFields(fields).find((field) => field.name === name);
    for (const [typed, right] of writings[name]) expect(column?.clean(typed), typed).toBe(right ?? typed);
  });

  it('a column of amounts, in cell, order and export', () => {
    for (const [price, right] of writings.amount) {
      const plan = buildPlan({ price });
      const minor = meaningOf(kinds.amount, price);
      expect(priceColumn.text(plan), price).toBe(right === null ? price : `$${right}`);
      expect(priceColumn.sortValue?.(plan), price).toBe(minor);
      expect(priceColumn.exported?.(plan), price).toBe(minor === null ? price : minor / 100);
    }
  });

  it('a filter by day: its rows, its button and its sentence in the audit record', () => {
    const filter = filterTypeOf(dateFilter('Date', (date: string) => date));
    for (const [typed, right] of writings.day) {
      const range = `${typed}..`;
      expect(dateText(range), typed).toBe(`from ${right ?? typed}`);
      expect(filter.words([range]), typed).toBe(`Date from ${right ?? JSON.stringify(typed)}`);
      expect(isBetween(endsOn(range, ''))('9999-01-01'), typed).toBe(right !== null);
      expect(filter.test([`${typed}..${typed}`], '')?.(right ?? ''), typed).toBe(right !== null);
    }
  });

  it('a planned maintenance', () => {
    const planned = { date: '', time: '', duration: '', message: '', emailBody: '' };
    for (const [date, right] of writings.day) {
      expect(keptSchedule({ ...planned, date }).date, date).toBe(right ?? date);
    }
    for (const [at, right] of writings.time) {
      expect(keptSchedule({ ...planned, time: at }).time, at).toBe(right ?? at);
    }
    expect(['٤', '1,5', '720', '99999999'].map((hours) => meaningOf(duration, hours))).toEqual([
      4,
      null,
      720,
      null,
    ]);
  });

  it('both steps of the sign-in', () => {
    for (const [otp, right] of writings.code)
      expect('otp' in codeMessages({ otp }), otp).toBe(right === null);
    for (const [typed, right] of writings.email) {
      expect('email' in loginMessages({ email: typed, password: 'x' }), typed).toBe(right === null);
    }
  });
});
