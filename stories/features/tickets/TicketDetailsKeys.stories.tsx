import { expect, fn, screen, waitFor } from 'storybook/test';
import { TicketDetails } from '#src/features/tickets/details/TicketDetails.tsx';
import preview from '#storybook/preview.tsx';
import { comment, dialog, press, ticketArgs } from './ticketDialog.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Support Management/Ticket keys',
  component: TicketDetails,
  args: ticketArgs,
});

/** The keys act on the ticket; none while a comment is typed. */
export const Keys = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await waitFor(async () =>
      expect((await dialog()).getByRole('region', { name: 'Conversation' })).toHaveFocus(),
    );
    for (const [key, status] of ['Open', 'In Progress', 'Resolved', 'Closed'].entries()) {
      await userEvent.keyboard(String(key + 1));
      await expect(args.onChange).toHaveBeenLastCalledWith({ status });
    }
    await userEvent.keyboard('m');
    await expect(args.onChange).toHaveBeenLastCalledWith({ assignee: 'STF-013' });
    await userEvent.keyboard('e');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'Resolved' });
    await expect(args.steps?.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('z');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('a');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await press('Assign')).toHaveFocus());
    await userEvent.keyboard('r');
    await expect(await comment()).toHaveFocus();
    await userEvent.keyboard('1ez');
    await expect(await comment()).toHaveValue('1ez');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** The key N: Ctrl Enter sends what is typed as an internal note, and the composer says so. */
export const WritingNote = meta.story({
  args: { begin: 'note' },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await comment()).toHaveFocus());
    await userEvent.keyboard('Ours only');
    await expect((await dialog()).getByText(/^Internal note: staff only see it/u)).toBeVisible();
    await expect(args.onComment).not.toHaveBeenCalled();
  },
});

export const NoteSent = meta.story({
  tags: ['behaviour'],
  args: { begin: 'note' },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await comment()).toHaveFocus());
    await userEvent.keyboard('Ours only{Control>}{Enter}{/Control}');
    await expect(args.onComment).toHaveBeenLastCalledWith('Ours only', true);
    await expect((await dialog()).queryByText(/^Internal note: staff only see it/u)).toBeNull();
    await userEvent.keyboard('For you{Control>}{Enter}{/Control}');
    await expect(args.onComment).toHaveBeenLastCalledWith('For you', false);
  },
});

/** The key A in the list: the agents are open, and the button has the focus when they close. */
export const BeginningWithAgents = meta.story({
  args: { begin: 'assign' },
  play: async () => {
    await screen.findByRole('listbox');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-expanded', 'true'));
    await expect(document.activeElement).toHaveRole('combobox');
  },
});

/** The step after the last ticket says so. */
export const AfterTheLast = meta.story({
  tags: ['behaviour'],
  args: { steps: { position: 14, count: 14, onPrevious: fn(), onNext: null } },
  play: async ({ args, userEvent }) => {
    await dialog();
    await userEvent.keyboard('j');
    await expect(await screen.findByText('This is the last ticket')).toBeVisible();
    await userEvent.keyboard('e');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'Resolved' });
  },
});

/** Escape leaves the comment first, so that the keys work; the next one closes the dialog. */
export const EscapeLeavesComment = meta.story({
  tags: ['behaviour'],
  args: { begin: 'reply' },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await comment()).toHaveFocus());
    await userEvent.keyboard('Half a sentence{Escape}');
    await expect((await dialog()).getByRole('region', { name: 'Conversation' })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
