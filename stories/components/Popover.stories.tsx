import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { Popover } from '#src/components/Popover/Popover.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import preview from '#storybook/preview.tsx';
import { openOverlay } from './overlays.ts';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button>Open</Button>,
    label: 'Save view',
    onOpenChange: fn(),
    children: (
      <Field label="Name of the view">
        <TextInput value="" onValueChange={fn()} />
      </Field>
    ),
  },
});

export const Default = meta.story({
  play: async (context) => {
    const panel = await openOverlay(context, 'dialog');
    await expect(panel).toHaveAccessibleName('Save view');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
});

export const ClosedByEscape = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openOverlay(context, 'dialog');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

export const ClosedByItsButton = meta.story({
  play: async (context) => {
    await openOverlay(context, 'dialog');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const OpenedFromOutside = meta.story({
  args: { open: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Save view' })).toBeVisible();
  },
});
