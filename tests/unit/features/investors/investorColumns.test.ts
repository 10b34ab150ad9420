import { describe, expect, it } from 'vitest';
import { actionsWidth, selectWidth } from '#src/components/DataTable/columnLayout.ts';
import { investorFields } from '#src/features/investors/investorColumns.tsx';

describe('investorFields', () => {
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
