import { describe, expect, it } from 'vitest';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { actionsWidth, selectWidth } from '#src/components/DataTable/columns/columnLayout.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { rowFilter } from '#src/features/shared/list/describe/filterRows.ts';

const { columns: investorFields } = investorList;

describe('the columns', () => {
  it('have the address end before the pinned actions on 1024 px: read from the right, it begins there', () => {
    const until = investorFields.slice(0, investorFields.findIndex(({ id }) => id === 'address') + 1);
    const end = until.reduce((sum, { width }) => sum + width, selectWidth);
    const room = 1024 - 48 - 2 * 24 - 2;
    expect(end).toBeLessThanOrEqual(room - actionsWidth(4));
  });

  it('fit a screen of 1440 px beside the closed sidebar', () => {
    const columns = investorFields.reduce((sum, { width }) => sum + width, 0);
    expect(selectWidth + columns + actionsWidth(4)).toBeLessThanOrEqual(1440 - 48 - 2 * 24 - 2);
  });
});

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
