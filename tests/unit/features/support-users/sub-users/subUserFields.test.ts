import { expect, it } from 'vitest';
import { buildSupportSubUser } from '#fixtures/build/supportUser.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { subUserFields } from '#src/features/support-users/sub-users/subUserFields.ts';

const problemsOf = (typed: object) => readValues(subUserFields, typed).problems;
const values = valuesOf(subUserFields, buildSupportSubUser({ email: 'mariam@alnoor.example' }));

it('begins with the name, role, email and status of the sub-user', () => {
  expect(Object.keys(values)).toEqual(['name', 'role', 'email', 'status']);
});

it('lets a filled form through, white space around the email aside', () => {
  expect(problemsOf(values)).toEqual({});
  expect(problemsOf({ ...values, email: ' mariam@alnoor.example ' })).toEqual({});
});

it.each(['name', 'role', 'email', 'status'])('requires %s', (name) => {
  expect(problemsOf({ ...values, [name]: '' })).toEqual({ [name]: 'Required' });
});

it.each(['name', 'role', 'email'])('takes white space alone as an empty %s', (name) => {
  expect(problemsOf({ ...values, [name]: '   ' })).toEqual({ [name]: 'Required' });
});

it('wants an email that looks like one', () => {
  expect(problemsOf({ ...values, email: 'mariam@alnoor' })).toEqual({
    email: 'Enter a valid email address',
  });
});
