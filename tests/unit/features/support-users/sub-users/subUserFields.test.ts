import { expect, it } from 'vitest';
import { buildSupportSubUser } from '#fixtures/build/supportUser.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { schemaOf } from '#src/features/shared/form/table/schemaOf.ts';
import { subUserFields } from '#src/features/support-users/sub-users/subUserFields.ts';

const subUserSchema = schemaOf(subUserFields);
const values = valuesOf(subUserFields, buildSupportSubUser({ email: 'mariam@alnoor.example' }));

it('begins with the name, role, email and status of the sub-user', () => {
  expect(Object.keys(values)).toEqual(['name', 'role', 'email', 'status']);
});

it('lets a filled form through, white space around the email aside', () => {
  expect(subUserSchema.isValidSync(values)).toBe(true);
  expect(subUserSchema.isValidSync({ ...values, email: ' mariam@alnoor.example ' })).toBe(true);
});

it.each(['name', 'role', 'email', 'status'])('requires %s', (name) => {
  expect(() => subUserSchema.validateSync({ ...values, [name]: undefined })).toThrow('Required');
});

it.each(['name', 'role', 'email'])('takes white space alone as an empty %s', (name) => {
  expect(subUserSchema.isValidSync({ ...values, [name]: '   ' })).toBe(false);
});

it('wants an email that looks like one', () => {
  expect(() => subUserSchema.validateSync({ ...values, email: 'mariam@alnoor' })).toThrow(
    'Enter a valid email address',
  );
});
