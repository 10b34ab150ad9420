import { expect, fn, waitFor } from 'storybook/test';
import { companies } from '#fixtures/build/samples.ts';
import { SendDialog } from '#src/features/shared/email/SendDialog.tsx';
import { dialog } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const asked = companies
  .slice(0, 3)
  .map(({ id, companyName: name, companyEmail: email }) => ({ id, name, email }));
const [first, second, third] = asked;
if (!first || !second || !third) throw new Error('There are too few sample companies');

const pageOf = (rows: typeof asked) => async () => ({ rows, total: rows.length });

const meta = preview.meta({
  title: 'Screens/Shared/SendDialog',
  component: SendDialog,
  args: {
    email: { subject: 'Your plan', body: 'It is halted.\nFrom today on.' },
    asked,
    readNow: pageOf(asked),
    whoOf: (count) => `${count} companies`,
    onSent: fn(),
    onClose: fn(),
  },
});

const opened = () => dialog('Send email');

/** What was changed since the dialog opened: an address, a deletion, an address that is none. Only the first line is read. */
export const ReadBack = meta.story({
  args: {
    readNow: pageOf([
      { ...first, email: 'new@acme.example' },
      { ...second, email: 'not an address' },
    ]),
  },
  play: async () => {
    const { findByRole, getByText, getAllByRole, queryByText } = await opened();
    await expect(await findByRole('button', { name: 'Send to 1 person' })).toBeVisible();
    await expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${first.name} <new@acme.example>`,
    ]);
    await expect(
      getByText(`Left out: ${second.name} (no valid address), ${third.name} (was deleted or left the list)`),
    ).toBeVisible();
    await expect(getByText('Your plan')).toBeVisible();
    await expect(queryByText(/From today on/u)).toBeNull();
  },
});

/** Those who are still there. */
let left = asked;

/** Who would get it changes while it is read back: it is shown once more, and not sent. */
export const ChangedMeanwhile = meta.story({
  tags: ['failed'],
  args: { readNow: async () => pageOf(left)() },
  beforeEach: () => {
    left = asked;
  },
  play: async ({ args, userEvent }) => {
    const { findByRole, findByText } = await opened();
    const send = await findByRole('button', { name: 'Send to 3 people' });
    left = [first];
    await userEvent.click(send);
    await expect(await findByText('Who gets it has changed meanwhile: read it once more.')).toBeVisible();
    await expect(args.onSent).not.toHaveBeenCalled();
    await userEvent.click(await findByRole('button', { name: 'Send to 1 person' }));
    await waitFor(() => expect(args.onSent).toHaveBeenLastCalledWith([first]));
  },
});

/** The recipients could not be read: nothing is sent. */
export const Unread = meta.story({
  tags: ['failed'],
  args: {
    readNow: async () => {
      throw new Error('The server is resting.');
    },
  },
  play: async () => {
    const { findByText, getByRole } = await opened();
    await expect(await findByText('The server is resting.')).toBeVisible();
    await expect(getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

/** Without anyone left nothing is sent. */
export const NoOneLeft = meta.story({
  tags: ['failed'],
  args: { readNow: pageOf([]) },
  play: async () => {
    await expect(await (await opened()).findByRole('button', { name: 'Send to 0 people' })).toBeDisabled();
  },
});
