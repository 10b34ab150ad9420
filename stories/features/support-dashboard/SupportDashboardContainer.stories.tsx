import { expect, within } from 'storybook/test';
import { todoSources } from '#src/app/shell/PortalShell.tsx';
import { TodoContext } from '#src/features/shared/dashboard/todos/TodoContext.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { SupportDashboardContainer } from '#src/features/support-dashboard/SupportDashboardContainer.tsx';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const meta = preview.meta({
  title: 'Containers/Support Portal/Support Dashboard',
  component: SupportDashboardContainer,
  ...containerAt('/support/dashboard'),
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
