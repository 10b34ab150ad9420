import { expect, it } from 'vitest';
import { exportAudit } from '#src/features/shared/audit/exportAudit.ts';
import { importAudit } from '#src/features/shared/audit/importAudit.ts';

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

it('records a failed export, and not a cancelled one', () => {
  expect(exportAudit({ ...file, count: null }, { status: 'failed', message: 'No server' })).toMatchObject({
    details: 'Not exported: investors (CSV). Filters: Status is Active; Plan is Basic',
    error: 'No server',
  });
  expect(exportAudit(file, { status: 'cancelled' })).toBeNull();
});

it('records an import with its counts when it has ended', () => {
  const counts = { Created: 38, Failed: 2, Skipped: 1, Unknown: 0, total: 40, done: 40 };
  expect(importAudit({ noun }, { status: 'done', counts })).toEqual({
    action: 'Records Imported',
    category: 'User Management',
    details: 'Import of investors: 38 investors created, 2 failed',
    error: '38 investors created, 2 failed',
  });
  expect(
    importAudit({ noun }, { status: 'stopped', counts: { ...counts, Failed: 0, done: 38 } }),
  ).toMatchObject({
    details: 'Import of investors, stopped: 38 investors created, 2 not sent',
    error: null,
  });
  expect(importAudit({ noun }, { status: 'paused', counts })).toBeNull();
});
