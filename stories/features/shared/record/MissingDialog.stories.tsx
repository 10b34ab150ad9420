import { expect, fn, screen } from 'storybook/test';
import { MissingDialog } from '#src/features/shared/record/MissingDialog.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/MissingDialog',
  component: MissingDialog,
  args: { noun: 'developer', onClose: fn() },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Developer not found' });
    await expect(dialog).toHaveTextContent('This developer is not in the list.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
