import { expect, screen, waitFor, within } from 'storybook/test';
import { supportRecords } from '#src/app/records/supportKinds.ts';
import { SupportTicketsContainer } from '#src/features/tickets/SupportTicketsContainer.tsx';
import { loaded } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const path = '/support/support-management';

const meta = preview.meta({
  title: 'Containers/Support Portal/Support Management',
  component: SupportTicketsContainer,
  ...containerAt(path, withRecords(loaded(supportRecords))),
});

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Ticket Details - Blume Master Portal' }));

/** `m` says that a ticket is the agent's already. */
export const AlreadyAssigned = meta.story({
  parameters: { route: `${path}?assignee=me` },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Support Tickets (3)' })).toBeVisible());
    await userEvent.keyboard('j');
    await userEvent.keyboard('m');
    await expect(await screen.findByText('Already assigned to you')).toBeVisible();
  },
});

/** The new entry moves the buttons down; the focused one stays in view. */
export const ButtonStaysInView = meta.story({
  parameters: { route: `${path}?open=reply&id=TKT-2026-2214` },
  play: async ({ userEvent }) => {
    const opened = await dialog();
    const comment = opened.getByRole('textbox', { name: 'Comment' });
    await waitFor(() => expect(comment).toHaveFocus());
    await userEvent.click(comment);
    await userEvent.paste('One line\n'.repeat(20));
    const add = opened.getByRole('button', { name: 'Add Comment' });
    await userEvent.click(add);
    await waitFor(() => expect(opened.getByText(/^Lina Farouq$/)).toBeVisible());
    await expect(add).toHaveFocus();
    await expect(add.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const CustomerBesideTicket = meta.story({
  parameters: { route: `${path}?open=details&id=TKT-2026-2214` },
  play: async ({ step, userEvent }) => {
    const card = within((await dialog()).getByRole('region', { name: 'Customer' }));
    await step('Links lead to user and company, whose facts are there', async () => {
      for (const [name, href] of [
        ['Rashid Al Mansoori', '/support/user-management?open=details&id=USR-004'],
        ['Desert Bloom Properties', '/support/company-management?open=details&id=COMP-004'],
      ] as const) {
        await expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
      }
      for (const text of ['Developer User', 'Enterprise Plan', '2027-03-02']) {
        await expect(card.getByText(text)).toBeVisible();
      }
    });
    await step('Another ticket of the user opens in its place', async () => {
      await userEvent.click(card.getByRole('button', { name: 'TKT-2026-2208' }));
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleDescription('TKT-2026-2208'));
      const { getByRole } = await dialog();
      await expect(getByRole('button', { name: 'TKT-2026-2214' })).toBeVisible();
    });
  },
});
