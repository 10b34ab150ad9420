import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Console } from '../Console.tsx';
import { dialog, fill, film, press, pressIn, sees } from '../steps.ts';

const route = '/support/support-management';

const meta = preview.meta({
  title: 'Journeys/Support Portal/Support Management',
  tags: ['fault'],
  component: Console,
  args: { route },
  parameters: { layout: 'fullscreen', route, session: 'support', server: {} },
});

const title = 'Ticket Details - Blume Master Portal';

export const ReplyNotFilledIn = meta.story({
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const queue = (count: number) => screen.findByRole('table', { name: `Support Tickets (${count})` });
    const comment = async () =>
      (await dialog(title)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
    await scene('Press Unassigned', 'the title of the table: three tickets have no agent', async () => {
      await press(userEvent, 'Unassigned');
      await queue(3);
    });
    await scene(
      'Press J and A on the keyboard',
      'the table: the first ticket is yours and has left it',
      async () => {
        await userEvent.keyboard('j');
        await userEvent.keyboard('a');
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
