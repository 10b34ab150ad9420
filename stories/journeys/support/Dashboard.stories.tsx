import { expect, screen, within } from 'storybook/test';
import { dialog, dialogGone, film, pressIn, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Support Portal/Support Dashboard',
  tags: ['fault'],
  ...filmOf('/master/developer-users', 'support'),
});

export const LinkToTheOtherPortal = meta.story({
  name: 'Resolve an urgent ticket: the link is of the other portal',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const title = 'Ticket Details - Blume Master Portal';
    const urgent = async () =>
      within(await screen.findByRole('region', { name: 'Critical & High Priority Tickets' }));
    await scene('Follow a link of a colleague', 'the page: the role does not open it', async () => {
      await sees('You have no access to this page');
    });
    await scene('Press Go to my dashboard', 'the list of urgent tickets: there are four', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Go to my dashboard' }));
      await expect(await (await urgent()).findByText('4 tickets')).toBeVisible();
    });
    await scene('View the first one', 'the ticket: customer, history and comments', async () => {
      await userEvent.click((await urgent()).getByRole('link', { name: 'View TKT-2026-2214' }));
      const ticket = await dialog(title);
      for (const name of ['Customer', 'Activity & Audit Trail', 'Add Comment or Update']) {
        await expect(ticket.getByRole('region', { name })).toBeVisible();
      }
    });
    await scene('Resolve it and close it', 'its row: the status is Resolved', async () => {
      await userEvent.selectOptions(
        (await dialog(title)).getByRole('combobox', { name: 'Status' }),
        'Resolved',
      );
      await pressIn(userEvent, title, 'Save Changes');
      await sees('Status changed to Resolved');
      await userEvent.keyboard('{Escape}');
      await dialogGone();
      await expect(await screen.findByRole('row', { name: /TKT-2026-2214.*Resolved/ })).toBeVisible();
    });
    await scene('Go back to the dashboard', 'the list: three urgent tickets are left', async () => {
      const [link] = screen.getAllByRole('link', { name: 'Dashboard' });
      await userEvent.click(link ?? document.body);
      await expect(await (await urgent()).findByText('3 tickets')).toBeVisible();
    });
  },
});
