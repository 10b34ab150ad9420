import { expect, screen, type within } from 'storybook/test';
import { AuditLogContainer } from '#src/features/audit-log/AuditLogContainer.tsx';
import { type AuditChange, beginAudit, recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import { chooseFilter } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { catchFiles } from './catchFiles.ts';

const path = '/master/audit-logs';

const meta = preview.meta({
  title: 'Containers/Master Portal/Audit Logs',
  component: AuditLogContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: path, session: 'super_admin', server: {} },
});

type Canvas = ReturnType<typeof within>;

const title = (canvas: Canvas, count: string) =>
  canvas.findByRole('heading', { level: 2, name: `Audit Trail (${count} records)` });
const figure = (canvas: Canvas, name: string) => canvas.getByText(name).closest('dl')?.querySelector('dd');

/** Title and pages count the filtered entries, the cards all; a changed filter leads to page one. */
export const Filtered = meta.story({
  parameters: { route: `${path}?page=3` },
  play: async ({ canvas, userEvent }) => {
    await title(canvas, '68');
    await expect(canvas.getByText('Showing 21 to 30 of 68 records')).toBeVisible();
    await chooseFilter(userEvent, 'Result', 'Failed');
    await title(canvas, '14');
    await expect(canvas.getByText('Showing 1 to 10 of 14 records')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search by user, action or details' }),
      'superadmin',
    );
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Audit Trail (1 record)' }),
    ).toBeVisible();
    await expect(figure(canvas, 'Total Actions')).toHaveTextContent('68');
    await expect(canvas.getAllByText('Of all records')).toHaveLength(4);
  },
});

export const ExportLogs = meta.story({
  parameters: { route: `${path}?category=Billing&result=pending` },
  play: async ({ canvas, userEvent }) => {
    const caught = catchFiles();
    try {
      await title(canvas, '3');
      await userEvent.click(canvas.getByRole('button', { name: 'Export Logs' }));
      await expect(await screen.findByText('3 records exported')).toBeVisible();
      await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select .* by / })[1] ?? document.body);
      await userEvent.click(canvas.getByRole('button', { name: 'Export Logs' }));
      await expect(await screen.findByText('1 record exported')).toBeVisible();
    } finally {
      caught.restore();
    }
    // The story's clock says 2026-11-21.
    await expect(caught.files.map(({ name }) => name)).toEqual([
      'audit-logs-2026-11-21.csv',
      'audit-logs-2026-11-21.csv',
    ]);
    const lines = await Promise.all(
      caught.files.map(async ({ blob }) => (await blob.text()).trimEnd().split('\r\n')),
    );
    await expect(lines.map(({ length }) => length)).toEqual([4, 2]);
    await expect(lines[0]?.[0]).toBe(
      'Timestamp,User,Action,Details,Category,Result,Error Message,Resource ID,IP Address,User Agent,Portal,Session ID',
    );
    await expect(lines[1]?.[1]).toBe(lines[0]?.[2]);
  },
});

const plan: AuditChange = {
  action: 'Plan Updated',
  category: 'Billing',
  details: 'Plan Premium: changed Price',
  resourceId: 'DPL-002',
};

/** What this tab recorded before the log was opened is in it; what it records meanwhile is there at the next visit. */
export const RecordedMeanwhile = meta.story({
  beforeEach: () => {
    beginAudit({ userId: '1', user: 'Sara Khalil', sessionId: 'SES-4F0C21A99B3E', userAgent: 'A browser' });
    recordAudit(plan);
  },
  play: async ({ canvas, userEvent }) => {
    await title(canvas, '69');
    await expect(canvas.getAllByText('This session')).toHaveLength(1);
    const caught = catchFiles();
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Export Logs' }));
      await expect(await screen.findByText('69 records exported')).toBeVisible();
    } finally {
      caught.restore();
    }
    await title(canvas, '69');
  },
});
