import { describe, expect, it } from 'vitest';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import { supportCompanyList } from '#src/features/support-companies/supportCompanyList.tsx';

const { columns, filters } = supportCompanyList;

describe('the columns', () => {
  it('search the company, the email and the contact person alone', () => {
    expect(columns.filter(({ searchable }) => searchable).map(({ id }) => id)).toEqual([
      'companyName',
      'contactPerson',
      'email',
    ]);
  });

  it('write the subscription with plan and status where it is copied or exported', () => {
    const row = buildSupportCompany();
    expect(columns.find(({ id }) => id === 'subscription')?.text(row)).toBe('Basic Plan, Active');
  });
});

describe('the filters', () => {
  const { subscription } = buildSupportCompany();
  const rows = [
    buildSupportCompany({ assignedDeveloperUser: 'layla@acme.example' }),
    buildSupportCompany({ assignedDeveloperUser: '', status: 'Inactive' }),
    buildSupportCompany({ status: 'Inactive', subscription: { ...subscription, plan: 'Premium' } }),
  ];
  const passing = (query: string) => rows.filter(rowFilter(filters, query) ?? (() => true));

  it('find a part of the email of the developer user, whatever the case', () => {
    expect(passing('user=ACME.ex')).toEqual([rows[0]]);
    expect(passing('user=layla%40acme')).toEqual([rows[0]]);
  });

  it('let through what each of them and all of them together say', () => {
    expect(passing('status=Inactive')).toEqual([rows[1], rows[2]]);
    expect(passing('plan=Basic+Plan')).toEqual([rows[0], rows[1]]);
    expect(passing('status=Inactive&plan=Premium+Plan')).toEqual([rows[2]]);
  });
});
