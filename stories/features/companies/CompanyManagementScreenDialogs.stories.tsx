import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CompanyManagementScreen } from '#src/features/companies/CompanyManagementScreen.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { acme, opened, screenArgs } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Company Management/Dialogs',
  component: CompanyManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Adding = meta.story({
  args: opened({ type: 'add' }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add New Company' })).toBeVisible();
  },
});

export const Editing = meta.story({
  args: opened({ type: 'edit', row: acme }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Company' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Company Name' })).toHaveValue('Acme Developments');
  },
});

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: acme }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Company Details' });
    for (const text of ['hello@acme.example', 'Premium Plan', 'Layla Haddad', 'Created', 'Updated']) {
      await expect(dialog).toHaveTextContent(text);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Address' }));
    await expect(args.dialogs.onAddress).toHaveBeenCalledWith(acme);
  },
});

export const ShowingAddress = meta.story({
  args: opened({ type: 'address', row: acme }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Address of Acme Developments' });
    await expect(dialog).toHaveTextContent(acme.address.street);
  },
});

export const ShowingSubscription = meta.story({
  args: opened({ type: 'subscription', row: acme }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Subscription of Acme Developments' });
    await expect(within(dialog).getByText('Sample data')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit Subscription' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Plan' }), 'Basic Plan');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.dialogs.onSubscription).toHaveBeenCalledWith(
        acme,
        expect.objectContaining({ plan: 'Basic Plan', startDate: '' }),
      ),
    );
  },
});

export const ConfirmingDelete = meta.story({
  args: opened({ type: 'delete', row: acme }, { developerCount: { status: 'counted', count: 3 } }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete company' });
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to delete this company? This action cannot be undone.',
    );
    await expect(dialog).toHaveTextContent('It has 3 developer users, who stay without a company.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.dialogs.onDelete).toHaveBeenCalledWith(acme);
  },
});

/** The address names a company that the list does not have. */
export const Missing = meta.story({
  args: opened({ type: 'missing' }),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Company not found' });
    await userEvent.keyboard('{Escape}');
    await expect(args.dialogs.onClose).toHaveBeenCalledOnce();
  },
});

export const Saving = meta.story({
  args: opened({ type: 'edit', row: acme }, { onSave: fn(() => new Promise<null>(() => undefined)) }),
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(args.dialogs.onSave).toHaveBeenCalledOnce();
  },
});

export const SaveRejected = meta.story({
  args: opened(
    { type: 'edit', row: acme },
    {
      onSave: fn(async () => ({
        message: 'A company with this email already exists',
        fields: { companyEmail: 'A company with this email already exists' },
      })),
    },
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Company Email' })).toHaveAccessibleDescription(
        'A company with this email already exists',
      ),
    );
  },
});
