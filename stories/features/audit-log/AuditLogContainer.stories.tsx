import { expect, type within } from 'storybook/test';
import { AuditLogContainer } from '#src/features/audit-log/AuditLogContainer.tsx';
import { type AuditChange, beginAudit, recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const path = '/master/audit-logs';

const meta = preview.meta({
  title: 'Containers/Master Portal/Audit Logs',
  component: AuditLogContainer,
  ...containerAt(path),
});

type Canvas = ReturnType<typeof within>;

const title = (canvas: Canvas, count: string) =>
  canvas.findByRole('heading', { level: 2, name: `Audit Trail (${count} records)` });

const plan: AuditChange = {
  action: 'Plan Updated',
  category: 'Billing',
  details: 'Plan Premium: changed Price',
  resource: { kind: 'developer-plans', id: 'DPL-002' },
};

/** What this tab recorded before the log was opened is in it; what it records meanwhile is there at the next visit. */
export const RecordedMeanwhile = meta.story({
  beforeEach: () => {
    beginAudit({ userId: '1', user: 'Sara Khalil', sessionId: 'SES-4F0C21A99B3E', userAgent: 'A browser' });
    recordAudit(plan);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('The log has what this tab recorded before it was opened', async () => {
      await title(canvas, '69');
      await expect(canvas.getAllByText('This session')).toHaveLength(1);
    });
    await step('A record that comes meanwhile is not added below the reader', async () => {
      recordAudit(plan);
      await userEvent.click(canvas.getByRole('button', { name: /^Details of .*Plan Updated/u }));
      await expect(await canvas.findByRole('button', { name: 'View Full Details' })).toBeVisible();
      await expect(await title(canvas, '69')).toBeVisible();
      await expect(canvas.getAllByText('This session')).toHaveLength(1);
    });
  },
});
