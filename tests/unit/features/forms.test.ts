import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { buildPlan } from '#fixtures/build/plan.ts';
import { buildStaffUser } from '#fixtures/build/staffUser.ts';
import { companyKind } from '#src/features/companies/company.ts';
import { developerKind } from '#src/features/developers/developer.ts';
import { investorKind } from '#src/features/investors/investor.ts';
import { planFields } from '#src/features/plans/planFields.ts';
import { type FieldTable, valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { staffUserKind } from '#src/features/staff-users/staffUser.ts';

interface Specified<Row, Values> {
  /** The values of the form for a new record, with empty texts left out. */
  readonly begins: Partial<Values>;
  /** The fields without which the form is refused (spec section 5). */
  readonly required: string;
  /** What other fields say when they are empty. */
  readonly refused?: Readonly<Record<string, string>>;
  readonly emails?: string;
  /** A record that the form accepts, and values that it gives the form. */
  readonly record: Row;
  readonly values: Partial<Values>;
}

/** A form beside what the specification says of it. */
function formOf<Row, Values extends object>(
  name: string,
  fields: FieldTable<Row, Values>,
  { begins, required, refused = {}, emails, record, values }: Specified<Row, Values>,
) {
  const begun = valuesOf(fields, null);
  const filled = valuesOf(fields, record);
  const emptied = Object.entries(filled).map(([field, value]) => [
    field,
    typeof value === 'string' ? '' : value,
  ]);
  const problemsOf = (typed: object) => readValues(fields, { ...filled, ...typed }).problems;
  return {
    name,
    begins,
    begun: Object.fromEntries(Object.entries(begun).filter(([, value]) => value !== '')),
    values,
    filled,
    problems: {
      filled: problemsOf({}),
      emptied: problemsOf(Object.fromEntries(emptied)),
      email: emails && problemsOf({ [emails]: 'a@b' }),
    },
    expected: {
      filled: {},
      emptied: {
        ...Object.fromEntries(required.split(', ').map((field) => [field, 'Required'])),
        ...refused,
      },
      email: emails && { [emails]: 'Enter a valid email address' },
    },
  };
}

const investor = buildInvestor({ name: 'Omar Farouk', plan: 'Premium', status: 'Inactive' });
const company = buildCompany({ status: 'suspended' });
const { id: _, ...staffValues } = buildStaffUser({ role: 'team-member', status: 'Inactive' });

describe.each([
  formOf('developer users', developerKind.fields, {
    begins: { isActive: true },
    required: 'name, emiratesId, email, phoneNumber, companyId',
    emails: 'email',
    record: buildDeveloper({ name: 'Omar Farouk', companyId: 'c1', isActive: false }),
    values: { name: 'Omar Farouk', companyId: 'c1', isActive: false },
  }),
  formOf('companies', companyKind.fields, {
    begins: { logo: null, primaryColor: '#3B82F6', fontFamily: 'Inter', status: 'active' },
    required: 'companyName, companyEmail, status',
    refused: { primaryColor: 'Enter a color such as #3B82F6' },
    emails: 'companyEmail',
    record: company,
    values: {
      companyName: company.companyName,
      street: company.address.street,
      primaryColor: company.branding.primaryColor,
      status: 'suspended',
    },
  }),
  formOf('investors', investorKind.fields, {
    begins: { plan: 'Basic', status: 'Active' },
    required: 'name, email, mobile, emirateId, street, city, state, country, zipCode, plan, status',
    emails: 'email',
    record: investor,
    values: {
      name: 'Omar Farouk',
      email: investor.email,
      mobile: investor.mobile,
      emirateId: investor.emirateId,
      ...investor.address,
      plan: 'Premium',
      status: 'Inactive',
    },
  }),
  formOf('staff users', staffUserKind.fields, {
    begins: { role: 'Manager', status: 'Active' },
    required: 'name, email, mobile, password, role, status',
    emails: 'email',
    record: { id: 'STF-007', ...staffValues },
    values: staffValues,
  }),
  formOf('plans', planFields, {
    begins: {
      currency: 'USD',
      duration: 'monthly',
      status: 'active',
      maxProjects: '10',
      maxUsers: '5',
      maxUnits: '100',
      maxProjectsUnlimited: false,
      maxUsersUnlimited: false,
      maxUnitsUnlimited: false,
    },
    required: 'name, description, price, currency, duration, status',
    record: buildPlan({ price: '1299', maxProjects: null, maxUsers: 0 }),
    values: { price: '1,299.00', maxProjects: '10', maxProjectsUnlimited: true, maxUsers: '0' },
  }),
])('the form of $name', ({ begins, begun, values, filled, problems, expected }) => {
  it('begins with its defaults, or the values of the record', () => {
    expect(begun).toEqual(begins);
    expect(filled).toMatchObject(values);
  });

  it('accepts a filled form, and refuses empty fields and malformed addresses as specified', () => {
    expect(problems).toEqual(expected);
  });
});
