import { describe, expect, it } from 'vitest';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { rowFilter } from '#src/features/shared/list/describe/filterRows.ts';

describe('the filters', () => {
  const rows = [
    buildInvestor({ status: 'Active', plan: 'Basic Plan' }),
    buildInvestor({ status: 'Inactive', plan: 'Basic Plan' }),
    buildInvestor({ status: 'Inactive', plan: 'Premium Plan' }),
  ];
  const passing = (query: string) => rows.filter(rowFilter(investorList.filters, query) ?? (() => true));

  it('match rows by each of them and by all together', () => {
    expect(passing('')).toEqual(rows);
    expect(passing('status=Inactive')).toEqual([rows[1], rows[2]]);
    expect(passing('plan=Basic+Plan')).toEqual([rows[0], rows[1]]);
    expect(passing('status=Inactive&plan=Premium+Plan')).toEqual([rows[2]]);
  });
});
