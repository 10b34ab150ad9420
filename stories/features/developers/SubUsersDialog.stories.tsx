import { expect, fn, screen, within } from 'storybook/test';
import { SubUsersDialog } from '#src/features/developers/SubUsersDialog.tsx';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { developerNamed } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Sub-users',
  component: SubUsersDialog,
  args: { record: developerNamed('Layla Haddad'), onClose: fn() },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Sub-Users for Layla Haddad (layla@acme.example)',
    });
    await expect(dialog).toHaveAccessibleDescription('3 sub-users');
    const headers = within(dialog).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent?.trim())).toEqual([
      'Name',
      'Role',
      'Email',
      'Status',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
