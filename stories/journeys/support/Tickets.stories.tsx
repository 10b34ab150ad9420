import { expect, screen, waitFor } from 'storybook/test';
import { dialog, fill, fillIn, film, press, pressIn, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Support Portal/Support Management',
  tags: ['fault'],
  ...filmOf('/support/support-management'),
});

const title = 'Ticket Details - Blume Master Portal';

export const ReplyNotFilledIn = meta.story({
  name: 'Work by keyboard: the sample reply has a gap',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const queue = (count: number) => screen.findByRole('table', { name: `Support Tickets (${count})` });
    const comment = async () =>
      (await dialog(title)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
    await scene('Press Unassigned', 'the title of the table: three tickets have no agent', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Unassigned 3' }));
      await queue(3);
    });
    await scene(
      'Press J and M on the keyboard',
      'the table: the first ticket is yours and has left it',
      async () => {
        await userEvent.keyboard('j');
        await userEvent.keyboard('m');
        await sees('Assigned to Lina Farouq');
        await queue(2);
      },
    );
    await scene('Press R to answer the next ticket', 'the dialog: the comment has the focus', async () => {
      await userEvent.keyboard('r');
      const field = await comment();
      await waitFor(() => expect(field).toHaveFocus());
    });
    await scene('Choose a sample reply', 'the note below it: the date is not filled in', async () => {
      await pressIn(userEvent, title, 'Sample Replies');
      await userEvent.click(await screen.findByRole('option', { name: 'We are looking at it' }));
      await sees('Not filled yet: {date}');
    });
    await scene('Fill in the date and add the comment', 'the end of Activity & Audit Trail', async () => {
      const field = await comment();
      await fill(userEvent, field, field.value.replace('{date}', 'Monday'));
      await expect(screen.queryByText(/^Not filled yet/)).toBeNull();
      await pressIn(userEvent, title, 'Add Comment');
      const trail = (await dialog(title)).getByRole('list', { name: 'Activity & Audit Trail' });
      await waitFor(() => expect(trail.lastElementChild).toHaveTextContent('Lina Farouq added a comment'));
    });
  },
});

/** A ticket from its arrival to its close, by keyboard. */
export const FromArrivalToClose = meta.story({
  name: 'Take a ticket from its arrival to its close',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const view = (name: string) => screen.findByRole('link', { name });
    const trail = async () => (await dialog(title)).getByRole('list', { name: 'Activity & Audit Trail' });
    const lastEntry = async (text: string) => {
      await waitFor(async () => expect((await trail()).lastElementChild).toHaveTextContent(text));
    };
    await scene('Press Unassigned', 'the title of the table: three tickets have no agent', async () => {
      await userEvent.click(await view('Unassigned 3'));
      await screen.findByRole('table', { name: 'Support Tickets (3)' });
    });
    await scene('Press J and M', 'the views: it is one of yours now', async () => {
      await userEvent.keyboard('j');
      await userEvent.keyboard('m');
      await sees('Assigned to Lina Farouq');
      await view('Mine 4');
      await view('Unassigned 2');
    });
    await scene('Press Mine, J and Enter', 'the conversation: nothing was said yet', async () => {
      await userEvent.click(await view('Mine 4'));
      await screen.findByRole('table', { name: 'Support Tickets (4)' });
      await userEvent.keyboard('j');
      await userEvent.keyboard('{Enter}');
      await expect((await dialog(title)).getByText('Owner report opens in English')).toBeVisible();
      await expect((await trail()).children).toHaveLength(1);
    });
    await scene('Press N, type and press Ctrl Enter', 'the trail: a note that staff only see', async () => {
      await userEvent.keyboard('n');
      await userEvent.paste('The profile says Japanese.');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await lastEntry('Visible to staff only');
    });
    await scene('Press Escape, 2, R, type and press Ctrl Enter', 'the reply, and First Reply', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard('2');
      await lastEntry('changed the status from Open to In Progress');
      await userEvent.keyboard('r');
      await userEvent.paste('The report is in Japanese from today on.');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await lastEntry('Visible to customer and staff');
      await expect((await dialog(title)).getByText(/^Replied in/u)).toBeVisible();
    });
    await scene('Press Escape and E', 'the next ticket, which has taken its place', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard('e');
      await sees('Status changed to Resolved');
      await waitFor(() =>
        expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription('TKT-2026-2215'),
      );
    });
    await scene('Press K, 4 and Escape', 'the list: the ticket is closed', async () => {
      await userEvent.keyboard('k');
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleDescription('TKT-2026-2215'));
      await userEvent.keyboard('4');
      await lastEntry('changed the status from Resolved to Closed');
      await userEvent.keyboard('{Escape}');
      const row = await screen.findByRole('row', { name: /TKT-2026-2215/u });
      await expect(row).toHaveTextContent('Closed');
    });
  },
});

/** A reply that is not sent is read back before a key in the list sends it. */
export const HalfAReply = meta.story({
  name: 'Resolve a ticket: the reply was not sent',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const question = 'Send what is written?';
    await scene('View a ticket, type a reply and close it', 'the list: the ticket has a draft', async () => {
      await press(userEvent, 'View TKT-2026-2214');
      await fillIn(userEvent, title, { Comment: 'The payments work again.' });
      await userEvent.keyboard('{Escape}{Escape}');
      await sees('Draft');
    });
    await scene(
      'Press J until it has the focus, and E',
      'the question: it reads the reply back',
      async () => {
        const row = await screen.findByRole('row', { name: /TKT-2026-2214/u });
        row.focus();
        await userEvent.keyboard('e');
        await expect((await dialog(question)).getByText(/The payments work again/u)).toBeVisible();
      },
    );
    await scene('Send and set Resolved', 'the list: resolved, and no draft', async () => {
      await pressIn(userEvent, question, 'Send and set Resolved');
      await waitFor(() => expect(screen.queryByText('Draft')).toBeNull());
      const row = await screen.findByRole('row', { name: /TKT-2026-2214/u });
      await expect(row).toHaveTextContent('Resolved');
    });
  },
});
