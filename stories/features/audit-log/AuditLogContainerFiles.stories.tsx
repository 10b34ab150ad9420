import { expect, waitFor } from 'storybook/test';
import { buildAuditEntries } from '#fixtures/build/auditEntry.ts';
import { AuditLogScreen } from '#src/features/audit-log/AuditLogScreen.tsx';
import { useAuditLog } from '#src/features/audit-log/useAuditLog.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { catchFiles } from './catchFiles.ts';

// Many, so that each file takes a while.
const entries = buildAuditEntries(10_000);

function Log() {
  return <AuditLogScreen {...useAuditLog(entries)} />;
}

const meta = preview.meta({
  title: 'Containers/Master Portal/Audit Logs/Files',
  component: Log,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: '/master/audit-logs', session: 'super_admin', server: {} },
});

/** Several times the work, on a busy machine. */
const patience = { timeout: 30_000 };

/** Two files are made at once: each button is busy until the end of its own file. */
export const BothAtOnce = meta.story({
  play: async ({ canvas }) => {
    const logs = await canvas.findByRole('button', { name: 'Export Logs' });
    const pack = canvas.getByRole('button', { name: 'Evidence Pack' });
    const caught = catchFiles();
    try {
      // With no pause between them, in which the first file could end.
      logs.click();
      pack.click();
      await waitFor(() => expect(pack).toHaveAttribute('aria-busy', 'true'));
      await expect(logs).toHaveAttribute('aria-busy', 'true');
      await waitFor(() => expect(logs).not.toHaveAttribute('aria-busy'), patience);
      await expect(pack).toHaveAttribute('aria-busy', 'true');
      await waitFor(() => expect(pack).not.toHaveAttribute('aria-busy'), patience);
    } finally {
      caught.restore();
    }
    await expect(caught.files.map(({ name }) => name)).toEqual([
      'audit-logs-2026-11-21.csv',
      'audit-evidence-2026-11-21.zip',
    ]);
  },
});
