import { describe, expect, it } from 'vitest';
import { buildStaffUser } from '#fixtures/build/staffUser.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { schemaOf } from '#src/features/shared/form/table/schemaOf.ts';
import { staffUserFields } from '#src/features/staff-users/staffUserFields.ts';
import { errorsOf } from '../shared/form/errorsOf.ts';

const staffUserSchema = schemaOf(staffUserFields);
const filled = valuesOf(staffUserFields, buildStaffUser());

describe('the rules', () => {
  it('accepts a filled form', async () => {
    expect(await errorsOf(staffUserSchema, filled)).toEqual({});
  });

  // Spec section 5; role and status are chosen.
  it.each(['name', 'email', 'mobile', 'password'])(
    'requires %s; white space alone is empty',
    async (name) => {
      for (const empty of ['', '   ', undefined]) {
        expect(await errorsOf(staffUserSchema, { ...filled, [name]: empty })).toEqual({ [name]: 'Required' });
      }
    },
  );

  it.each(['role', 'status'])('requires %s', async (name) => {
    expect(await errorsOf(staffUserSchema, { ...filled, [name]: undefined })).toEqual({ [name]: 'Required' });
  });

  it('requires a well-formed address, ignoring white space around it', async () => {
    expect(await errorsOf(staffUserSchema, { ...filled, email: 'noor@blume' })).toEqual({
      email: 'Enter a valid email address',
    });
    expect(await errorsOf(staffUserSchema, { ...filled, email: ' noor@blume.example ' })).toEqual({});
  });
});

describe('the first values of the form', () => {
  it('begins empty, as an active manager; the form has a new password', () => {
    expect(valuesOf(staffUserFields, null)).toEqual({
      name: '',
      email: '',
      mobile: '',
      password: '',
      role: 'Manager',
      status: 'Active',
    });
  });

  it('begins with the record, its own password too', () => {
    const { id: _, ...values } = buildStaffUser({ role: 'team-member', status: 'Inactive' });
    expect(valuesOf(staffUserFields, { id: 'STF-007', ...values })).toEqual(values);
  });
});
