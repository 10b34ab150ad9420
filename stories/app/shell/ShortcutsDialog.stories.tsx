import { expect, fn, screen, within } from 'storybook/test';
import { masterPortal } from '#src/app/routes/screens.ts';
import { shortcutsOf } from '#src/app/shell/commands/PortalShortcuts.tsx';
import { ShortcutsDialog } from '#src/app/shell/commands/ShortcutsDialog.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/ShortcutsDialog',
  component: ShortcutsDialog,
  args: { groups: shortcutsOf(masterPortal, 'Ctrl'), onClose: fn() },
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

export const OnAMac = meta.story({ args: { groups: shortcutsOf(masterPortal, '⌘') } });

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
