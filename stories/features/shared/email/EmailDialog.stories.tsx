import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { companies } from '#fixtures/build/samples.ts';
import { EmailDialog } from '#src/features/shared/email/EmailDialog.tsx';
import { emailKey } from '#src/features/shared/email/emailDraft.ts';
import { keepDraft } from '#stories/features/keepDraft.ts';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const recipients = companies
  .slice(0, 3)
  .map(({ id, companyName: name, companyEmail: email }) => ({ id, name, email }));
const [first, second, third] = recipients;
if (!first || !second || !third) throw new Error('There are too few sample companies');

const pageOf = (rows: typeof recipients) => async () => ({ rows, total: rows.length });

const meta = preview.meta({
  title: 'Screens/Shared/EmailDialog',
  component: EmailDialog,
  args: {
    recipients,
    place: 'companies',
    readNow: pageOf(recipients),
    noun: { one: 'company', many: 'companies' },
    plan: 'Standard',
    onClose: fn(),
  },
});

const opened = () => dialog('Bulk Email Tool');
const readBack = () => dialog('Send email');

async function write(userEvent: Parameters<typeof fill>[0]) {
  const { getByRole } = await opened();
  await fill(userEvent, getByRole('textbox', { name: 'Subject' }), 'Your plan');
  await fill(userEvent, getByRole('textbox', { name: 'Body' }), 'It is halted.\nFrom today on.');
}

export const Default = meta.story({
  play: async () => {
    const { getByText, queryByText } = await opened();
    await expect(getByText('To: 3 companies on Standard')).toBeVisible();
    await expect(queryByText(/unsaved change/u)).toBeNull();
  },
});

/** One is left out. Enter in the subject goes on to the body, and nothing is sent before it was read back. */
export const Sending = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText, findByRole } = await opened();
    await userEvent.click(getByRole('button', { name: `Remove company ${first.name}` }));
    await expect(getByText('To: 2 companies on Standard')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Review Email' }));
    await expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
    await write(userEvent);
    await expect(await findByRole('region', { name: 'Preview' })).toHaveTextContent('Your planIt is halted.');
    await userEvent.type(getByRole('textbox', { name: 'Subject' }), '{Enter}');
    await expect(getByRole('textbox', { name: 'Body' })).toHaveFocus();
    await expect(screen.queryByRole('dialog', { name: 'Send email' })).toBeNull();
    await userEvent.click(getByRole('button', { name: 'Review Email' }));
    const send = await (await readBack()).findByRole('button', { name: 'Send to 2 people' });
    await userEvent.click(send);
    await expect(await screen.findByText('Email sent to 2 companies.')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** What was typed when the session expired, for the same people alone; Discard drops it. */
export const GivenBack = meta.story({
  args: { recipients: 'kept' },
  beforeEach: () => {
    const saved = { to: recipients, subject: '', body: '' };
    const values = { ...saved, subject: 'Your plan', body: 'Half a text' };
    return keepDraft(emailKey('companies', recipients), { values, saved });
  },
  play: async ({ userEvent }) => {
    const { getByRole } = await opened();
    await expect(getByRole('textbox', { name: 'Body' })).toHaveValue('Half a text');
    await userEvent.click(getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(getByRole('textbox', { name: 'Body' })).toHaveValue(''));
    await expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Discard' })).toBeNull();
  },
});
