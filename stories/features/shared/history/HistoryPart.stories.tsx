import { expect, fn, within } from 'storybook/test';
import { buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { HistoryPart } from '#src/features/shared/history/HistoryPart.tsx';
import preview from '#storybook/preview.tsx';

/** Changes of the plan, one a day, the newest first. */
function changes(count: number): readonly AuditEntry[] {
  return Array.from({ length: count }, (_, index) =>
    buildAuditEntry({
      id: `AUD-S000${count - index}`,
      timestamp: new Date(Date.UTC(2026, 10, 20 - index, 8)).toISOString(),
      user: 'Sara Khalil',
      action: 'Investor Updated',
      category: 'User Management',
      resourceId: 'USR-001',
      fieldChanges: [{ field: 'Plan', oldValue: 'Basic Plan', newValue: 'Premium Plan' }],
    }),
  );
}

const ready = (entries: readonly AuditEntry[]) => ({ history: { status: 'ready' as const, entries } });

const meta = preview.meta({
  title: 'Screens/Shared/HistoryPart',
  component: HistoryPart,
  args: { resource: 'USR-001', ...ready(changes(5)) },
});

/** Five records: all of them, without Show all. Each line leads to its audit record. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: 'History (5)' }));
    const links = part.getAllByRole('link');
    await expect(links).toHaveLength(5);
    await expect(links[0]).toHaveAttribute(
      'href',
      '/master/audit-logs?resource=%22USR-001%22&open=details&id=AUD-S0005',
    );
    await expect(links[0]).toHaveTextContent(
      /Investor Updated by Sara Khalil.*Plan from Basic Plan to Premium Plan/u,
    );
  },
});

export const MoreThanFive = meta.story({
  args: ready(changes(7)),
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: 'History (7)' }));
    await expect(part.getAllByRole('listitem')).toHaveLength(5);
    await expect(part.getByRole('link', { name: 'Show all' })).toHaveAttribute(
      'href',
      '/master/audit-logs?resource=%22USR-001%22',
    );
  },
});

export const One = meta.story({ args: ready(changes(1)) });

export const None = meta.story({
  tags: ['empty'],
  args: ready([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No history')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A refused change says why. */
export const Refused = meta.story({
  args: ready([
    buildAuditEntry({ action: 'Company Updated', result: 'failed', errorMessage: 'The email is taken.' }),
    ...changes(2),
  ]),
});

export const LongValues = meta.story({
  tags: ['long'],
  args: ready([
    buildAuditEntry({
      action: 'Investor Updated',
      user: 'Maximiliana Alexandrina Wilhelmina von Hohenberg-Falkenstein zu Sankt Georgen II',
      fieldChanges: [
        { field: 'Name', oldValue: 'x'.repeat(300), newValue: 'نورة بنت عبد الله الشامسي' },
        ...['Street', 'City', 'State', 'Country'].map((field) => ({
          field,
          oldValue: 'A long value '.repeat(20),
          newValue: 'Another long value '.repeat(20),
        })),
      ],
    }),
    buildAuditEntry({ result: 'failed', errorMessage: 'W'.repeat(5000) }),
  ]),
});

/** On a phone the time has a line of its own. */
export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });

export const Loading = meta.story({
  tags: ['loading'],
  args: { history: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the history' })).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  tags: ['failed'],
  args: { history: { status: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
