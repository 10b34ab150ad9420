import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeleteDialog } from '#src/features/shared/record/DeleteDialog.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/DeleteDialog',
  component: DeleteDialog,
  args: {
    noun: 'developer',
    name: 'Layla Haddad',
    identity: ['layla@acme.example', 'USR-004'],
    irreversible: true,
    onConfirm: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete developer' });
    await expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this developer? This action cannot be undone. Layla Haddad layla@acme.example USR-004',
    );
    await expect(screen.getByText(/^Are you sure/u)).toHaveTextContent(
      /^Are you sure you want to delete this developer\? This action cannot be undone\.$/u,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The first focus is on Cancel. */
export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { name: 'Maximiliana Alexandrina Wilhelmina von Hohenberg-Falkenstein zu Sankt Georgen II' },
});
