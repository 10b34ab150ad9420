import { expect, fn, screen, within } from 'storybook/test';
import { ShortcutsDialog } from '#src/features/shared/shortcuts/ShortcutsDialog.tsx';
import { shortcutGroups } from '#src/features/shared/shortcuts/shortcuts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/ShortcutsDialog',
  component: ShortcutsDialog,
  args: { groups: shortcutGroups('Ctrl'), onClose: fn() },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toHaveTextContent('Search screens and recordsCtrlK');
    await expect(dialog).toHaveTextContent('Move through the controls of the row←→');
    const widths = ['↑', '↓', '←', '→'].map((key) => within(dialog).getByText(key).offsetWidth);
    await expect(new Set(widths).size).toBe(1);
    await expect(dialog).toHaveTextContent('Select all rows shownCtrlA');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OnAMac = meta.story({ args: { groups: shortcutGroups('⌘') } });

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
