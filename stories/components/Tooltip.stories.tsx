import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Actions/Tooltip',
  component: Tooltip,
  args: { label: 'Changes stay in this tab', children: <Badge tabIndex={0}>Sample data</Badge> },
});

/** The description exists while the tooltip is hidden. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample data')).toHaveAccessibleDescription('Changes stay in this tab');
    await expect(screen.queryByText('Changes stay in this tab')).toBeNull();
  },
});

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Sample data'));
    await expect(await screen.findByText('Changes stay in this tab')).toBeVisible();
  },
});

/** The key that does the same. The focus shows it too. */
export const WithShortcut = meta.story({
  args: { label: 'Toggle sidebar', shortcut: 'Ctrl B', children: <Button>Sidebar</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByText('Ctrl B')).toBeVisible();
  },
});

/** The tooltip can be hovered, and closes when the pointer has left both (WCAG 2.2, 1.4.13). */
export const StaysUnderThePointer = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByText('Sample data'));
    const tooltip = await screen.findByText('Changes stay in this tab');
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.hover(canvasElement);
    await waitFor(() => expect(screen.queryByText('Changes stay in this tab')).toBeNull());
  },
});

/** A pointer that leaves takes away neither the tooltip of the focus nor the one that the focus is about to show. */
export const FocusedAsThePointerLeaves = WithShortcut.extend({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.hover(canvas.getByRole('button', { name: 'Sidebar' }));
    await userEvent.hover(canvasElement);
    await expect(await screen.findByText('Toggle sidebar')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Toggle sidebar')).toBeNull());
  },
});

/** A finger does not hover: a tap shows the tooltip of an element that does nothing else. */
export const Tapped = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const tap = (target: Element) =>
      fireEvent(target, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    await tap(canvas.getByText('Sample data'));
    await expect(await screen.findByText('Changes stay in this tab')).toBeVisible();
    await tap(canvasElement);
    await waitFor(() => expect(screen.queryByText('Changes stay in this tab')).toBeNull());
  },
});

/** A button has a use for the tap. */
export const TappedButton = meta.story({
  tags: ['behaviour'],
  args: { label: 'Toggle sidebar', children: <Button>Sidebar</Button> },
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole('button', { name: 'Sidebar' });
    await fireEvent(sidebar, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    await expect(screen.queryByText('Toggle sidebar')).toBeNull();
  },
});

/** A button with an open menu shows no tooltip. */
export const QuietWhileExpanded = meta.story({
  tags: ['behaviour'],
  args: { label: 'Notifications', children: <Button aria-expanded>Bell</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByText('Notifications')).toBeNull();
  },
});
