import { describe, expect, it } from 'vitest';
import { buildStaffUser } from '#fixtures/build/staffUser.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { staffUserKind } from '#src/features/staff-users/staffUser.ts';

const problemsOf = (values: object) => readValues(staffUserKind.fields, values).problems;
const filled = valuesOf(staffUserKind.fields, buildStaffUser());

describe('the rules', () => {
  it('accepts a filled form', () => {
    expect(problemsOf(filled)).toEqual({});
  });

  // Spec section 5; role and status are chosen.
  it.each(['name', 'email', 'mobile', 'password'])('requires %s; white space alone is empty', (name) => {
    for (const empty of ['', '   ']) {
      expect(problemsOf({ ...filled, [name]: empty })).toEqual({ [name]: 'Required' });
    }
  });

  it.each(['role', 'status'])('requires %s', (name) => {
    expect(problemsOf({ ...filled, [name]: '' })).toEqual({ [name]: 'Required' });
  });

  it('requires a well-formed address, ignoring white space around it', () => {
    expect(problemsOf({ ...filled, email: 'noor@blume' })).toEqual({
      email: 'Enter a valid email address',
    });
    expect(problemsOf({ ...filled, email: ' noor@blume.example ' })).toEqual({});
  });
});

describe('the first values of the form', () => {
  it('begins empty, as an active manager; the form has a new password', () => {
    expect(valuesOf(staffUserKind.fields, null)).toEqual({
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
    expect(valuesOf(staffUserKind.fields, { id: 'STF-007', ...values })).toEqual(values);
  });
});
