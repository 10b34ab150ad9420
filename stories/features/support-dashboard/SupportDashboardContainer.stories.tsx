import { expect, waitFor, within } from 'storybook/test';
import { todoSources } from '#src/app/shell/PortalShell.tsx';
import { TodoContext } from '#src/features/shared/dashboard/todos/TodoContext.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { SupportDashboardContainer } from '#src/features/support-dashboard/SupportDashboardContainer.tsx';
import { currentAddress } from '#storybook/address.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const meta = preview.meta({
  title: 'Containers/Support Portal/Support Dashboard',
  component: SupportDashboardContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: '/support/dashboard', session: 'support', server: {} },
});

/** The quick search leads to the users with its text. */
export const Searched = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('/');
    await userEvent.keyboard('lina & co{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/support/user-management?search=lina+%26+co'));
  },
});

/** A ticket that is resolved in the list is no longer urgent here, and the change is the latest activity. */
export const TicketResolved = meta.story({
  play: async ({ canvas }) => {
    const urgent = within(canvas.getByRole('region', { name: 'Critical & High Priority Tickets' }));
    await expect(urgent.getAllByRole('link', { name: /^View TKT/ })).toHaveLength(4);
    supportTicketStore.change('TKT-2026-2214', (ticket) => ({
      ...ticket,
      status: 'Resolved',
      activityLog: [
        ...ticket.activityLog,
        {
          id: 'TKT-2026-2214 activity 3',
          type: 'status_change',
          actor: 'Lina Farouq',
          action: 'changed the status from Open to Resolved',
          timestamp: '2026-11-21T08:15:00.000Z',
        },
      ],
    }));
    await waitFor(() => expect(urgent.queryByRole('link', { name: 'View TKT-2026-2214' })).toBeNull());
    await expect(urgent.getAllByRole('link', { name: /^View TKT/ })).toHaveLength(3);
    await expect(urgent.getByText('3 tickets')).toBeVisible();
    const recent = within(canvas.getByRole('region', { name: 'Recent Activity' }));
    await expect(recent.getAllByRole('listitem')[0]).toHaveTextContent(
      'Lina Farouq changed the status from Open to Resolved · TKT-2026-2214',
    );
    // The figures of the specification are fixed.
    await expect(canvas.getByText('24 Active Tickets')).toBeVisible();
    await expect(canvas.getByText('12 tickets')).toBeVisible();
  },
});

/** Today's work of the support portal is its tickets. */
export const WorkCounted = meta.story({
  decorators: [
    (Story) => (
      <TodoContext value={todoSources.support}>
        <Story />
      </TodoContext>
    ),
  ],
  play: async ({ canvas }) => {
    const work = within(canvas.getByRole('region', { name: "Today's work" }));
    const count = supportTicketStore
      .rows()
      .filter(({ assignee, status }) => assignee === null && /^(Open|In Progress)$/u.test(status)).length;
    await expect(
      await work.findByRole(
        'link',
        { name: `${count} open tickets are assigned to no one` },
        { timeout: 10_000 },
      ),
    ).toHaveAttribute('href', '/support/support-management?status=Open&status=In+Progress&assignee=none');
  },
});
