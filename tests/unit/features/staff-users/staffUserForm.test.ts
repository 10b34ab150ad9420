import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { buildStaffUser } from '#fixtures/build/staffUser.ts';
import {
  type StaffUserValues,
  staffUserSchema,
  staffUserValues,
} from '#src/features/staff-users/staffUserForm.ts';

const filled = staffUserValues(buildStaffUser(), '');

async function errorsOf(values: Partial<StaffUserValues>): Promise<Record<string, string>> {
  try {
    await staffUserSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    // Formik shows the first message of a field.
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

describe('staffUserSchema', () => {
  it('accepts a filled form', async () => {
    expect(await errorsOf(filled)).toEqual({});
  });

  // Spec section 5; role and status are chosen.
  it.each(['name', 'email', 'mobile', 'password'])(
    'requires %s; white space alone is empty',
    async (name) => {
      for (const empty of ['', '   ', undefined]) {
        expect(await errorsOf({ ...filled, [name]: empty })).toEqual({ [name]: 'Required' });
      }
    },
  );

  it.each(['role', 'status'])('requires %s', async (name) => {
    expect(await errorsOf({ ...filled, [name]: undefined })).toEqual({ [name]: 'Required' });
  });

  it('requires a well-formed address, ignoring white space around it', async () => {
    expect(await errorsOf({ ...filled, email: 'noor@blume' })).toEqual({
      email: 'Enter a valid email address',
    });
    expect(await errorsOf({ ...filled, email: ' noor@blume.example ' })).toEqual({});
  });
});

describe('staffUserValues', () => {
  it('begins empty but for the new password, as an active manager', () => {
    expect(staffUserValues(null, 'Freshly1made')).toEqual({
      name: '',
      email: '',
      mobile: '',
      password: 'Freshly1made',
      role: 'Manager',
      status: 'Active',
    });
  });

  it('begins with the record, its own password too', () => {
    const { id: _, ...values } = buildStaffUser({ role: 'team-member', status: 'Inactive' });
    expect(staffUserValues({ id: 'STF-007', ...values }, 'Freshly1made')).toEqual(values);
  });
});
