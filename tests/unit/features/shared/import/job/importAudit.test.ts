import { expect, it } from 'vitest';
import { importAudit } from '#src/features/shared/import/job/importJob.ts';

const noun = { one: 'investor', many: 'investors' };

it('records an import with its counts when it has ended', () => {
  const counts = { Created: 38, Failed: 2, Skipped: 1, Unknown: 0, total: 40, done: 40 };
  expect(importAudit({ noun }, { status: 'done', counts })).toEqual({
    action: 'Records Imported',
    category: 'User Management',
    details: 'Import of investors: 38 investors imported, 2 failed',
    error: '38 investors imported, 2 failed',
  });
  expect(
    importAudit({ noun }, { status: 'stopped', counts: { ...counts, Failed: 0, done: 38 } }),
  ).toMatchObject({
    details: 'Import of investors, stopped: 38 investors imported, 2 not sent',
    error: null,
  });
  expect(importAudit({ noun }, { status: 'paused', counts })).toBeNull();
});
