import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DeveloperManagementScreen } from '#src/features/developers/DeveloperManagementScreen.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { developerNamed, opened, screenArgs } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');

const meta = preview.meta({
  title: 'Screens/Developer Management/Dialogs',
  component: DeveloperManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Adding = meta.story({
  args: opened({ type: 'add' }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add Developer' })).toBeVisible();
  },
});

export const Editing = meta.story({
  args: opened({ type: 'edit', row: layla }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Developer' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Layla Haddad');
  },
});

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: layla }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Developer Details' });
    await expect(dialog).toHaveTextContent('layla@acme.example');
  },
});

export const ShowingSubUsers = meta.story({
  args: opened({ type: 'sub-users', row: layla }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Sub-Users for Layla Haddad (layla@acme.example)',
    });
    await expect(within(dialog).getAllByRole('row')).toHaveLength(4);
  },
});

export const ConfirmingDelete = meta.story({
  args: opened({ type: 'delete', row: layla }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete developer' });
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to delete this developer? This action cannot be undone.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.dialogs.onDelete).toHaveBeenCalledWith(layla);
  },
});

/** The address names a developer user that the list does not have. */
export const Missing = meta.story({
  args: opened({ type: 'missing' }),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Developer not found' });
    await userEvent.keyboard('{Escape}');
    await expect(args.dialogs.onClose).toHaveBeenCalledOnce();
  },
});

export const Saving = meta.story({
  args: opened({ type: 'edit', row: layla }, { onSave: fn(() => new Promise<null>(() => undefined)) }),
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
    { type: 'edit', row: layla },
    {
      onSave: fn(async () => ({
        message: 'A developer with this email already exists',
        fields: { email: 'A developer with this email already exists' },
      })),
    },
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'A developer with this email already exists',
      ),
    );
  },
});
