import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { TicketDetails } from '#src/features/tickets/details/TicketDetails.tsx';
import preview from '#storybook/preview.tsx';
import { comment, dialog, escalated, press, section, ticketArgs } from './ticketDialog.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Support Management/Ticket actions',
  component: TicketDetails,
  args: ticketArgs,
});

const other = buildTicket({ subject: 'The other one', status: 'Closed', assignee: 'STF-003' });

/** Save Changes sends the typed comment with the status. */
export const SavingWithComment = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await comment(), 'Solved.');
    const status = (await dialog()).getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Resolved');
    await expect(status).toHaveAccessibleDescription('Save Changes: Posts to the customer and sets Resolved');
    await userEvent.click(await press('Save Changes'));
    await expect(args.onComment).toHaveBeenLastCalledWith('Solved.', false, 'Resolved');
    await expect(await comment()).toHaveValue('');
    await userEvent.selectOptions(status, 'Closed');
    await userEvent.type(await comment(), 'Done.{Control>}{Enter}{/Control}');
    await expect(args.onComment).toHaveBeenLastCalledWith('Done.', false, 'Closed');
  },
});

/** One press answers, resolves and goes on. */
export const ResolvingWithComment = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await comment(), 'Solved.');
    await userEvent.click(await press('Resolve and next'));
    await expect(args.onComment).toHaveBeenCalledWith('Solved.', false, 'Resolved');
    await expect(args.steps?.onNext).toHaveBeenCalled();
  },
});

/** What was begun as an internal note stays one. */
export const SavingWithNote = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await press('Next ticket')).toBeVisible());
    await userEvent.keyboard('n');
    await waitFor(async () => expect(await comment()).toHaveFocus());
    await userEvent.keyboard('Ours only');
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: 'Status' }), 'Resolved');
    await userEvent.click(await press('Save Changes'));
    await expect(args.onComment).toHaveBeenCalledWith('Ours only', true, 'Resolved');
    // The next comment is none, unless it is begun as one.
    await expect((await dialog()).queryByText(/^Internal note: staff only see it/u)).toBeNull();
  },
});

/** Ctrl Enter sends a comment, with Shift an internal note. */
export const SendingByKeys = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await comment(), 'For you');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onComment).toHaveBeenLastCalledWith('For you', false);
    await userEvent.keyboard('For us{Meta>}{Shift>}{Enter}{/Shift}{/Meta}');
    await expect(args.onComment).toHaveBeenLastCalledWith('For us', true);
    await expect(await comment()).toHaveFocus();
  },
});

/** A slash searches the sample replies; Escape leaves the slash as it was typed. */
export const ReplyBySlash = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.type(await comment(), 'Hi /');
    const search = await screen.findByRole('combobox', { name: 'Sample Replies' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await comment()).toHaveFocus());
    await expect(await comment()).toHaveValue('Hi /');
    await userEvent.keyboard('{Backspace}/');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sample Replies' })).toHaveFocus());
    await userEvent.keyboard('solved{Enter}');
    await waitFor(async () => expect(await comment()).toHaveFocus());
    await expect((await comment()).textContent).toMatch(/^Hi Dear .* is solved/su);
  },
});

/** The agents with their open tickets. */
export const Assigning = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await press('Assign'));
    const list = within(await screen.findByRole('listbox'));
    const options = list.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options[0]).toMatch(/^Sara Khalil \d+ open$/u);
    await expect(options).toHaveLength(ticketArgs.agents.active.length);
  },
});

/** What was typed before is there when the ticket opens again. */
export const DraftKept = meta.story({
  args: { kept: { comment: 'Half a sentence', status: 'Closed' } },
  play: async () => {
    await expect(await comment()).toHaveValue('Half a sentence');
    await expect((await dialog()).getByRole('combobox', { name: 'Status' })).toHaveValue('Closed');
  },
});

/** The next ticket is shown in place, without the draft of the ticket before. */
export const Stepping = meta.story({
  tags: ['behaviour'],
  render: function Render(args) {
    const [second, setSecond] = useState(false);
    const steps = {
      position: second ? 2 : 1,
      count: 2,
      onPrevious: second ? () => setSecond(false) : null,
      onNext: second ? null : () => setSecond(true),
    };
    return <TicketDetails {...args} ticket={second ? other : escalated} steps={steps} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await section('Activity & Audit Trail')).getByText('Internal note'));
    await userEvent.keyboard('j');
    await expect((await dialog()).getByText('The other one')).toBeVisible();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(other.ticketId);
    await expect(await press('Next ticket')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(await comment(), 'About the other one');
    await userEvent.click(await press('Previous ticket'));
    await expect(await comment()).toHaveValue('');
    await expect((await dialog()).getByText(escalated.subject)).toBeVisible();
    await userEvent.click(await press('Next ticket'));
    await expect(await press('Next ticket')).toHaveFocus();
  },
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
