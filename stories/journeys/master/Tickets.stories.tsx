import { expect, waitFor, within } from 'storybook/test';
import { button, dialog, fillIn, film, press, pressIn, search, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { Console } from '../Console.tsx';

const route = '/master/support-management';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Support Management',
  tags: ['fault'],
  component: Console,
  args: { route },
  parameters: { layout: 'fullscreen', route, session: 'super_admin', server: {} },
});

const title = 'Ticket Details';
const megabyte = 1024 * 1024;

export const FileTooLarge = meta.story({
  name: 'Answer and resolve a ticket',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const choose = async (name: string, bytes: number) =>
      userEvent.upload(
        (await dialog(title)).getByLabelText('Upload File', { selector: 'input' }),
        new File([new Uint8Array(bytes)], name, { type: 'text/plain' }),
      );
    const lastEntry = async (text: string) => {
      const trail = (await dialog(title)).getByRole('list', { name: 'Activity & Audit Trail' });
      await waitFor(() => expect(trail.lastElementChild).toHaveTextContent(text));
    };
    await scene('Search for “floor plans” and view the ticket', 'the subject and the customer', async () => {
      await search(userEvent, 'floor plans');
      await press(userEvent, 'View TKT-2026-1048');
      await expect((await dialog(title)).getByText('Floor plans load very slowly')).toBeVisible();
      const customer = within((await dialog(title)).getByRole('region', { name: 'Customer' }));
      await expect(await customer.findByText('Skyline Urban Group')).toBeVisible();
    });
    await scene('Attach a file of 11 MB', 'the message: files may have 10 MB', async () => {
      await choose('recording.txt', 11 * megabyte);
      await sees('recording.txt was not taken: it is larger than 10 MB.');
    });
    await scene('Attach a smaller one', 'the attachments: the file is listed', async () => {
      await choose('timings.txt', 2048);
      await expect(await button('Download timings.txt')).toBeVisible();
      await lastEntry('Sara Khalil uploaded timings.txt');
    });
    await scene('Add a comment', 'the end of Activity & Audit Trail', async () => {
      await fillIn(userEvent, title, { Comment: 'The plans are smaller now. See timings.txt.' });
      await pressIn(userEvent, title, 'Add Comment');
      await lastEntry('Sara Khalil added a comment');
    });
    await scene(
      'Set the status to Resolved and save',
      'the last entry: who resolved it, and when',
      async () => {
        await userEvent.selectOptions(
          (await dialog(title)).getByRole('combobox', { name: 'Status' }),
          'Resolved',
        );
        await pressIn(userEvent, title, 'Save Changes');
        await lastEntry('Sara Khalil changed the status from In Progress to Resolved Just now');
      },
    );
  },
});
