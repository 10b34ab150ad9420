import { expect, fn, screen } from 'storybook/test';
import { companies } from '#fixtures/build/samples.ts';
import { EmailDialog } from '#src/features/shared/email/EmailDialog.tsx';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const recipients = companies
  .slice(0, 3)
  .map(({ id, companyName: name, companyEmail: email }) => ({ id, name, email }));

const meta = preview.meta({
  title: 'Screens/Shared/EmailDialog',
  component: EmailDialog,
  args: { recipients, noun: { one: 'company', many: 'companies' }, plan: 'Standard', onClose: fn() },
});

const opened = () => dialog('Bulk Email Tool');

export const Default = meta.story({
  play: async () => {
    await expect((await opened()).getByText('To: 3 companies on Standard')).toBeVisible();
  },
});

/** One is left out; the others get the text of the preview. */
export const Sending = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText, findByRole } = await opened();
    await userEvent.click(getByRole('button', { name: `Remove company ${recipients[0]?.name}` }));
    await expect(getByText('To: 2 companies on Standard')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Send to 2' }));
    await expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
    await fill(userEvent, getByRole('textbox', { name: 'Subject' }), 'Your plan');
    await fill(userEvent, getByRole('textbox', { name: 'Body' }), 'It is halted.');
    await expect(await findByRole('region', { name: 'Preview' })).toHaveTextContent('Your planIt is halted.');
    await userEvent.click(getByRole('button', { name: 'Send to 2' }));
    await expect(await screen.findByText('Email sent to 2 companies.')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** A record without an address is left out. */
export const WithoutAddress = meta.story({
  args: { recipients: recipients.map((each, at) => (at === 0 ? { ...each, email: '' } : each)) },
  play: async () => {
    const { getByText } = await opened();
    await expect(getByText('To: 2 companies on Standard')).toBeVisible();
    await expect(getByText('1 company without an address.')).toBeVisible();
  },
});

/** Without anyone left nothing is sent. */
export const NoOneLeft = meta.story({
  tags: ['failed'],
  args: { recipients: recipients.slice(0, 1) },
  play: async ({ userEvent }) => {
    const { getByRole, findByText } = await opened();
    await userEvent.click(getByRole('button', { name: `Remove company ${recipients[0]?.name}` }));
    await fill(userEvent, getByRole('textbox', { name: 'Subject' }), 'Your plan');
    await fill(userEvent, getByRole('textbox', { name: 'Body' }), 'It is halted.');
    await userEvent.click(getByRole('button', { name: 'Send to 0' }));
    await expect(await findByText('No one is left to write to.')).toBeVisible();
  },
});
