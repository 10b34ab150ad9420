import { expect, waitFor, within } from 'storybook/test';
import { button, dialog, field, fillIn, film, press, pressIn, search, sees, show } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Support Management',
  tags: ['fault'],
  ...filmOf('/master/support-management'),
});

const title = 'Ticket Details';
const megabyte = 1024 * 1024;

export const FileTooLarge = meta.story({
  name: 'Answer a ticket: the file is too large',
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
      show(trail.lastElementChild);
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
        await lastEntry('Sara Khalil changed the status from In Progress to Resolved 2026-11-21');
      },
    );
  },
});

/** A key for a reply over a note does not make it one. */
export const ReplyKeyOverNote = meta.story({
  name: 'Ask colleagues: the key for a reply is pressed',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const note = 'Comment: Internal note, not visible to the customer';
    const lastEntry = async (text: string) => {
      const trail = (await dialog(title)).getByRole('list', { name: 'Activity & Audit Trail' });
      await waitFor(() => expect(trail.lastElementChild).toHaveTextContent(text));
    };
    await scene('View a ticket, press N and type', 'the box: dashed, and it says who sees it', async () => {
      await press(userEvent, 'View TKT-2026-1048');
      await dialog(title);
      await userEvent.keyboard('n');
      await fillIn(userEvent, title, { [note]: 'Is this the index again?' });
      await sees('Internal note: staff only see it, unless Add Comment sends it.');
    });
    await scene('Press Escape and R', 'the box: it is still a note', async () => {
      await userEvent.keyboard('{Escape}r');
      await waitFor(async () => expect(await field(note)).toHaveFocus());
    });
    await scene('Press Ctrl Enter', 'the trail: staff only see it, and the box stays a note', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await lastEntry('Visible to staff only');
      await expect(await field(note)).toHaveValue('');
    });
    await scene('Press Escape and R again, and answer', 'the trail: the customer sees it', async () => {
      await userEvent.keyboard('{Escape}r');
      await fillIn(userEvent, title, { Comment: 'The plans are quick again.' });
      await pressIn(userEvent, title, 'Add Comment');
      await lastEntry('Visible to customer and staff');
    });
  },
});
