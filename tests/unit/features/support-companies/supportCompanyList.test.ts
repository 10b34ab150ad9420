import { describe, expect, it } from 'vitest';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { supportCompanyList } from '#src/features/support-companies/supportCompanyList.tsx';

const { columns } = supportCompanyList;

describe('the columns', () => {
  it('write the subscription with plan and status where it is copied or exported', () => {
    const row = buildSupportCompany();
    expect(columns.find(({ id }) => id === 'subscription')?.text(row)).toBe('Basic Plan, Active');
  });
});
