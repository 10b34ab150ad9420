import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import preview from '#storybook/preview.tsx';

const onCheckedChange = fn();
const onValueChange = fn();

const columns: readonly MenuItem[] = [
  { type: 'heading', id: 'shown', label: 'Shown columns' },
  { type: 'checkbox', id: 'email', label: 'Email', checked: true, onCheckedChange },
  { type: 'checkbox', id: 'phone', label: 'Phone Number', checked: false, onCheckedChange },
  { type: 'separator', id: 'line' },
  { id: 'reset', label: 'Reset' },
];

const meta = preview.meta({
  title: 'Library/Actions/Menu',
  tags: ['!autodocs'],
  component: Menu,
  args: { align: 'start' as const },
});

export const Checkboxes = meta.story({
  args: {
    label: 'Columns',
    trigger: <Button>Columns</Button>,
    items: columns,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('menu', { name: 'Columns' });
    await expect(screen.getByRole('group', { name: 'Shown columns' })).toBeVisible();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Email' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Phone Number' }));
    await expect(onCheckedChange).toHaveBeenCalledWith(true);
    // The menu stays open for further choices.
    await expect(screen.getByRole('menu')).toBeVisible();
  },
});

export const Radios = meta.story({
  args: {
    label: 'Density',
    trigger: <Button>Density</Button>,
    items: [
      {
        type: 'radios',
        id: 'density',
        label: 'Density',
        value: 'normal',
        choices: [
          { value: 'compact', label: 'Compact' },
          { value: 'normal', label: 'Normal' },
        ],
        onValueChange,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Density' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: 'Normal' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Compact' })).not.toBeChecked();
  },
});

/** A choice of one closes the menu. */
export const RadioChosen = Radios.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Density' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await expect(onValueChange).toHaveBeenCalledWith('compact');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
