import { expect, screen, waitFor, within } from 'storybook/test';
import { SupportTicketsContainer } from '#src/features/tickets/SupportTicketsContainer.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const path = '/support/support-management';

const meta = preview.meta({
  title: 'Containers/Support Management of the support portal',
  component: SupportTicketsContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: path, session: 'support', server: {} },
  args: { now: () => new Date('2026-11-21T10:15:00.000Z') },
});

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Ticket Details - Blume Master Portal' }));

/** The portal's own rows, origins and cards. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Support Tickets (14)' }));
    await expect(table.getAllByText('Escalated')).toHaveLength(2);
    for (const [title, figure] of [
      ['Open', '23'],
      ['In Progress', '45'],
      ['Resolved Today', '156'],
      ['Closed', '89'],
    ] as const) {
      await expect(canvas.getByText(title, { selector: 'dt' }).nextSibling).toHaveTextContent(figure);
    }
    const choices = (name: string) =>
      within(canvas.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(choices('Origin')).toEqual(['All', 'Developer', 'Landlord', 'Property Manager']);
    await expect(choices('Priority')).toEqual([
      'All',
      'Critical',
      'High',
      'Medium',
      'Low',
      'Critical & High',
    ]);
  },
});

/** What the dashboard's View All leads to. */
export const CriticalAndHigh = meta.story({
  parameters: { route: `${path}?priority=Urgent` },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Support Tickets (6)' }));
    await expect(table.getAllByText('Critical')).toHaveLength(2);
    await expect(table.getAllByText('High')).toHaveLength(4);
  },
});

/** A change in the dialog of this portal. */
export const Resolved = meta.story({
  parameters: { route: `${path}?open=details&id=TKT-2026-2212` },
  play: async ({ userEvent }) => {
    const opened = await dialog();
    await expect(opened.getByText('Property Manager', { selector: 'p > span' })).toBeVisible();
    await userEvent.selectOptions(opened.getByRole('combobox', { name: 'Status' }), 'Resolved');
    await userEvent.click(opened.getByRole('button', { name: 'Save Changes' }));
    await waitFor(async () => {
      const trail = within(opened.getByRole('list', { name: 'Activity & Audit Trail' }));
      await expect(trail.getAllByRole('listitem').at(-1)).toHaveTextContent(
        'Lina Farouq changed the status from Open to Resolved',
      );
    });
  },
});

export const NotThere = meta.story({
  // A ticket of the master portal.
  parameters: { route: `${path}?open=details&id=TKT-2026-1057` },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Ticket not found' })).toBeVisible();
  },
});
