import { Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import preview from '#storybook/preview.tsx';

const onEdit = fn();
const onExport = fn();

const actions: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit', icon: <Pencil />, hint: 'E', onSelect: onEdit },
  { id: 'export', label: 'Export', icon: <Download />, onSelect: onExport },
  { id: 'company', label: 'Company', href: '/master/company-management', icon: <Download /> },
  { type: 'separator', id: 'line' },
  { id: 'delete', label: 'Delete', icon: <Trash2 />, intent: 'danger' },
  { id: 'merge', label: 'Merge', disabled: true },
];

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
  component: Menu,
  argTypes: {
    items: { control: 'boolean', mapping: { true: actions, false: [] } },
    empty: { if: { arg: 'items', eq: false } },
  },
  args: {
    trigger: <Button>Actions</Button>,
    align: 'start' as const,
    items: actions,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Company' })).toHaveAttribute(
      'href',
      '/master/company-management',
    );
  },
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

/** A choice of one closes the menu and leaves the focus on its button. */
export const RadioChosen = Radios.extend({
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Radios.play(context);
    await userEvent.keyboard('{Enter}');
    await expect(onValueChange).toHaveBeenCalledWith('compact');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Density' })).toHaveFocus();
  },
});

/** A busy button keeps the focus and does not open the menu. */
export const BusyPressed = meta.story({
  tags: ['behaviour'],
  args: { trigger: <Button busy>Actions</Button> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowUp}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Enter opens the menu with the focus on the first item; choosing returns the focus, then runs the action. */
export const ChosenByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onExport).toHaveBeenCalledOnce();
    await expect(onEdit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** ArrowUp opens the menu with the focus on the last enabled item, ArrowDown on the first; letters lead to others. */
export const OpenedByArrows = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('exp');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
  },
});

/** Tab closes the menu and continues from the button. */
export const LeftByTab = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(first).toHaveFocus());
    // The default action, which moves the focus on from the button, is not prevented.
    await expect(fireEvent.keyDown(first, { key: 'Tab' })).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

/** A second press on the button, and a press elsewhere, close the menu. */
export const LeftByPress = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Menu {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    for (const pressed of [button, canvas.getByRole('button', { name: 'Next' })]) {
      await userEvent.click(button);
      await screen.findByRole('menu');
      await userEvent.click(pressed);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(pressed).toHaveFocus();
    }
  },
});

function WithDialog() {
  const [open, setOpen] = useState(false);
  const items = [{ id: 'delete', label: 'Delete', onSelect: () => setOpen(true) }];
  return (
    <>
      <Menu trigger={<Button>Actions</Button>} items={items} />
      {open ? (
        <Dialog title="Delete plan" onClose={() => setOpen(false)}>
          This cannot be undone.
        </Dialog>
      ) : null}
    </>
  );
}

/** A dialog opened from a menu returns the focus to the menu's button. */
export const OpensDialog = meta.story({
  tags: ['behaviour'],
  render: () => <WithDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete plan' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
});
