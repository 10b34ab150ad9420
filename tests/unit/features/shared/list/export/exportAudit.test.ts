import { expect, it } from 'vitest';
import { exportAudit } from '#src/features/shared/list/export/startExport.ts';

const noun = { one: 'investor', many: 'investors' };
const file = {
  format: 'CSV',
  noun,
  count: 12,
  selected: false,
  filters: ['Status is Active', 'Plan is Basic'],
};

it('says what was exported, how much, and which filters were set', () => {
  expect(exportAudit(file, { status: 'made' })).toEqual({
    action: 'Records Exported',
    category: 'User Management',
    details: 'Exported 12 investors (CSV). Filters: Status is Active; Plan is Basic',
    error: null,
  });
  expect(exportAudit({ ...file, count: 1, selected: true, filters: [] }, { status: 'made' })?.details).toBe(
    'Exported 1 investor (CSV), selected by hand. Filters: none',
  );
});

it('records a failed export, and not a canceled one', () => {
  expect(exportAudit({ ...file, count: null }, { status: 'failed', message: 'No server' })).toMatchObject({
    details: 'Not exported: investors (CSV). Filters: Status is Active; Plan is Basic',
    error: 'No server',
  });
  expect(exportAudit(file, { status: 'canceled' })).toBeNull();
});
