import { expect, fn, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import preview from '#storybook/preview.tsx';
import { opened, openOverlay } from './overlays.tsx';

const Opener = opened(ConfirmDialog, 'onCancel');

const meta = preview.meta({
  title: 'Library/Messages/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete developer',
    children: 'Are you sure you want to delete this developer? This action cannot be undone.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: Opener,
});

/** The initial focus is on Cancel. */
export const Default = meta.story({
  play: async (context) => {
    const dialog = await openOverlay(context, 'dialog');
    await expect(dialog).toHaveAccessibleName('Delete developer');
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Confirmed = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const dialog = await openOverlay(context, 'dialog');
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Only the buttons and Escape close it. */
export const CancelledByEscape = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const dialog = await openOverlay(context, 'dialog');
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(dialog).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
