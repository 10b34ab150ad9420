import { expect, screen, waitFor, within } from 'storybook/test';
import { todoSources } from '#src/app/shell/PortalShell.tsx';
import { DashboardContainer } from '#src/features/dashboard/DashboardContainer.tsx';
import { TodoContext } from '#src/features/shared/dashboard/todos/TodoContext.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const route = '/master/dashboard';

const meta = preview.meta({
  title: 'Containers/Master Portal/Dashboard',
  component: DashboardContainer,
  ...containerAt(route),
});

const allAlerts = async () => within(await screen.findByRole('dialog', { name: 'All System Alerts' }));

/** A notification opens its alert among all alerts. */
export const OpenedByNotification = meta.story({
  parameters: { route: `${route}?open=alerts&id=ALT-019` },
  play: async () => {
    const dialog = await allAlerts();
    await expect(dialog.getByRole('status')).toHaveTextContent('20 alerts');
    const alert = dialog.getByText(/^Three subscription payments were declined/).closest('li');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveAttribute('aria-current', 'true');
  },
});

/** Today's work counts the samples of this tab, and follows a change. */
export const WorkFollowed = meta.story({
  decorators: [
    (Story) => (
      <TodoContext value={todoSources.master}>
        <Story />
      </TodoContext>
    ),
  ],
  play: async ({ canvas }) => {
    const open = masterTicketStore
      .rows()
      .filter(({ assignee, status }) => assignee === null && /^(Open|In Progress)$/u.test(status));
    const counted = (count: number) =>
      // The code of all lists is loaded first.
      canvas.findByRole(
        'link',
        { name: new RegExp(`^${count} open tickets? (is|are) assigned to no one$`, 'u') },
        { timeout: 10_000 },
      );
    await counted(open.length);
    masterTicketStore.change(open[0]?.id ?? '', (row) => ({ ...row, assignee: 'Sara Khalil' }));
    await counted(open.length - 1);
  },
});
