import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import { Message } from '#stories/components/Message.tsx';
import { watchTimers } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const onSelect = fn();
const onCancel = fn();
const onClose = fn();

const overDialog = () => (
  <Dialog title="Add Developer" onClose={onClose}>
    <input aria-label="Name" />
  </Dialog>
);

/** Messages are sent from anywhere: every story has the container of toasts around it, as in the app. */
const meta = preview.meta({
  title: 'Library/Messages/Toasts',
  tags: ['!autodocs'],
  component: Message,
  argTypes: {
    duration: { control: 'number' },
    value: { control: { type: 'range', min: 0, max: 1, step: 0.1 }, if: { arg: 'kind', eq: 'progress' } },
  },
  // Every message is shown by a play.
  parameters: { docs: { story: { inline: false } } },
  args: { kind: 'success' as const, text: 'Developer saved successfully' },
});

export const Default = meta.story({
  parameters: {
    docs: {
      source: {
        code: `import { toast } from '#src/components/Toasts/toasts.ts';\n\ntoast.success('Developer saved successfully');`,
      },
    },
  },
  play: async () => {
    toast.success('Developer saved successfully');
    const message = await screen.findByRole('status');
    await expect(message).toHaveTextContent('Developer saved successfully');
    await expect(document.querySelectorAll('style:not([data-styled])[id*="oastify"]')).toHaveLength(0);
  },
});

/** Dismissing a message over a dialog neither closes the dialog nor takes its focus. */
export const OverADialog = meta.story({
  tags: ['behaviour'],
  render: overDialog,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    toast.error('Emirates ID is already taken');
    const message = await screen.findByRole('alert');
    await userEvent.click(within(message).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(onClose).not.toHaveBeenCalled();
    await expect(screen.getByLabelText('Name')).toHaveFocus();
  },
});

/** F6 leads over a dialog to the newest message; its Undo, Tab past the end, F6 and Escape return to the dialog. */
export const UndoneOverADialog = meta.story({
  tags: ['behaviour'],
  render: overDialog,
  play: async ({ userEvent }) => {
    const field = screen.getByLabelText('Name');
    await waitFor(() => expect(field).toHaveFocus());
    toast.error('An older message');
    await screen.findByRole('alert');
    toast.success('Developer deleted', { action: { label: 'Undo', onSelect } });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F6}');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{F6}{Escape}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await expect(onClose).not.toHaveBeenCalled();
  },
});

/** From a button that destroys, the focus returns to its row: Enter meant for the message would press the button. */
export const BackFromDelete = meta.story({
  tags: ['behaviour'],
  render: () => (
    <table>
      <tbody>
        <tr tabIndex={-1}>
          <td>
            <Button intent="danger">Delete Layla Haddad</Button>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete Layla Haddad' })).toHaveFocus();
    toast.info('Developer deleted', { duration: false });
    await screen.findByRole('status');
    await userEvent.keyboard('{F6}{Enter}');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('row')).toHaveFocus();
  },
});

/** A message dismissed with the keyboard returns the focus. */
export const DismissedByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    toast.error('Something went wrong');
    const message = await screen.findByRole('alert');
    await userEvent.keyboard('{F6}');
    await expect(within(message).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
});

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Time stands still for every message while the focus or the pointer is in the layer. */
export const HeldWhileFocused = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    // It stays, so that the layer holds the others from their beginning on, however slow the machine is.
    toast.error('Something went wrong');
    const error = await screen.findByRole('alert');
    // The real pointer rests at the origin: the browser tells with its next frames that the story is under it now.
    await twoFrames();
    await userEvent.hover(within(error).getByText('Something went wrong'));
    const timers = watchTimers(4321);
    toast.info('Held', { duration: 4321 });
    toast.info('Beside it', { duration: 4321 });
    await screen.findByText('Held');
    await screen.findByText('Beside it');
    await expect(timers.count()).toBe(0);
    error.focus();
    await userEvent.unhover(within(error).getByText('Something went wrong'));
    await twoFrames();
    await expect(timers.count()).toBe(0);
    canvas.getByRole('button', { name: 'Save' }).focus();
    await waitFor(() => expect(timers.count()).toBe(2));
    timers.end();
    await waitFor(() => expect(screen.queryByText('Held')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Beside it')).toBeNull());
  },
});

/** Only the buttons of a message are tab stops. */
export const TabStops = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    toast.success('Developer deleted', { action: { label: 'Undo', onSelect } });
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  },
});

export const WithAction = meta.story({
  args: { text: 'Developer deleted', action: { label: 'Undo', onSelect }, duration: false },
  play: async () => {
    toast.success('Developer deleted', { action: { label: 'Undo', onSelect }, duration: false });
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** The progress of a task; a message with the same id replaces it. */
export const Progress = meta.story({
  args: { kind: 'progress', id: 'export', text: 'Exporting 10,000 rows', value: 0.7, onCancel },
  play: async () => {
    toast.progress('export', 'Exporting 10,000 rows', { value: 0.2, onCancel });
    const bar = await screen.findByRole('progressbar', { name: 'Exporting 10,000 rows' });
    await expect(bar).toHaveAttribute('value', '0.2');
    toast.progress('export', 'Exporting 10,000 rows', { value: 0.7, onCancel });
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.7'));
  },
});

/** Cancel tells the task; its end replaces the progress. */
export const ProgressCancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    toast.progress('export', 'Exporting 10,000 rows', { value: 0.7, onCancel });
    await screen.findByRole('progressbar');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
    toast.success('Exported', { id: 'export' });
    await screen.findByText('Exported');
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
});

export const Stacked = meta.story({
  args: { text: 'Developer created', duration: false },
  play: async () => {
    toast.success('Developer created', { duration: false });
    toast.success('Developer saved successfully', { duration: false });
    toast.error(
      'A server sentence that is rather long, and holds <b>markup</b> that stays text in front of a person',
    );
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByText(/<b>markup<\/b>/)).toBeVisible());
  },
});

/** All but one, and all, are dismissed; a message that is sent again right after is shown. */
export const DismissedByCode = meta.story({
  tags: ['behaviour'],
  play: async () => {
    toast.error('Session expired.');
    await screen.findByText('Session expired.');
    for (let turn = 0; turn < 3; turn += 1) {
      toast.dismiss();
      toast.error('Session expired.');
      await waitFor(() => expect(screen.getAllByText('Session expired.')).toHaveLength(1));
    }
    toast.error('Another');
    await screen.findByText('Another');
    toast.dismissOthers('Session expired.');
    await waitFor(() => expect(screen.queryByText('Another')).toBeNull());
    await expect(screen.getByText('Session expired.')).toBeVisible();
    toast.success('The last');
    await screen.findByText('The last');
    toast.dismiss();
    await waitFor(() => expect(screen.queryByText('The last')).toBeNull());
    await expect(screen.queryByText('Session expired.')).toBeNull();
  },
});
