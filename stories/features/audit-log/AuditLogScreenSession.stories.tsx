import { expect, screen, within } from 'storybook/test';
import { buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import { auditEntries } from '#fixtures/build/samples.ts';
import { AuditLogScreen } from '#src/features/audit-log/AuditLogScreen.tsx';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { openedIn } from '../list.ts';
import { asPage } from '../page.tsx';
import { screenArgs, shownLog } from './screenArgs.ts';

const own = {
  user: 'Sara Khalil',
  timestamp: '2026-11-21T07:58:00.000Z',
  ipAddress: 'N/A',
  sessionId: 'SES-4F0C21A99B3E',
};

/** Records of this session: a long action, a refused change, the sign-in. */
const records = [
  buildAuditEntry({
    ...own,
    id: 'AUD-S0003',
    action: 'Ticket Status Changed',
    category: 'User Management',
    resourceId: 'TKT-2026-001',
    details: 'Ticket TKT-2026-001: Status from Open to Resolved',
    fieldChanges: [{ field: 'Status', oldValue: 'Open', newValue: 'Resolved' }],
    beforeState: { Status: 'Open' },
    afterState: { Status: 'Resolved' },
  }),
  buildAuditEntry({
    ...own,
    id: 'AUD-S0002',
    action: 'Company Updated',
    category: 'User Management',
    resourceId: 'COMP-001',
    result: 'failed',
    errorMessage: 'The email is taken.',
    details: 'Company Acme Developments: the change was not saved',
  }),
  buildAuditEntry({ ...own, id: 'AUD-S0001' }),
];
const entries = [...records, ...auditEntries];

const meta = preview.meta({
  title: 'Screens/Master Portal/Audit Logs/This Session',
  component: AuditLogScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: { ...screenArgs(), ...shownLog(entries) },
});

/** A badge in the row marks what this console recorded. */
export const Default = meta.story({
  parameters: alsoOnPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This session')).toHaveLength(3);
    await expect(canvas.getByRole('row', { name: /Company Updated This session/u })).toBeVisible();
  },
});

export const FullDetails = meta.story({
  args: {
    ...shownLog(entries),
    ...openedIn(auditList, entries)({ type: 'details', row: records[0] ?? buildAuditEntry() }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Full Details' }));
    await expect(dialog.getByText('This session')).toBeVisible();
    await expect(dialog.getByText('SES-4F0C21A99B3E')).toBeVisible();
  },
});
