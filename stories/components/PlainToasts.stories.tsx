import { expect, fn, waitFor, within } from 'storybook/test';
import { PlainToasts } from '#src/components/Toasts/PlainToasts.tsx';
import type { ToastMessage } from '#src/components/Toasts/toasts.ts';
import preview from '#storybook/preview.tsx';

const onSelect = fn();

const messages: readonly ToastMessage[] = [
  {
    id: 'missing',
    kind: 'error',
    text: 'A part of the console could not be loaded.',
    duration: false,
    action: { label: 'Reload', onSelect },
  },
  { id: 'deleted', kind: 'success', text: 'Investor deleted', detail: 'Omar Rahman', duration: false },
  { id: 'export', kind: 'progress', text: 'Exporting 5,000 investors', duration: false, onCancel: fn() },
];
const passing: readonly ToastMessage[] = [
  { id: 'saved', kind: 'success', text: 'Investor saved', duration: 100 },
];

const meta = preview.meta({
  title: 'Components/Toasts/Without the library',
  tags: ['!autodocs'],
  component: PlainToasts,
  args: { messages, onClose: fn() },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const failure = within(canvas.getByRole('alert'));
    await userEvent.click(failure.getByRole('button', { name: 'Reload' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenLastCalledWith('missing');
    const [deleted] = canvas.getAllByRole('status');
    await userEvent.click(within(deleted ?? document.body).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('deleted');
  },
});

/** A message that passes closes itself. */
export const Passing = meta.story({
  tags: ['behaviour'],
  args: { messages: passing },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('saved'));
  },
});
