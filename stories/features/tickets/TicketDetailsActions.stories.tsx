import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TicketDetails } from '#src/features/tickets/details/TicketDetails.tsx';
import type { TicketDraft } from '#src/features/tickets/details/ticketDraft.ts';
import preview from '#storybook/preview.tsx';
import { comment, dialog, note, onSent, press, ticketArgs, useDrafts } from './ticketDialog.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Support Management/Ticket actions',
  component: TicketDetails,
  args: ticketArgs,
  render: function Render(args) {
    return <TicketDetails {...args} {...useDrafts()} />;
  },
});

const sent = { to: 'customer', files: [], status: null };

/** Save Changes sends the typed comment with the status. */
export const SavingWithComment = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.type(await comment(), 'Solved.');
    const status = (await dialog()).getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Resolved');
    await expect(status).toHaveAccessibleDescription('Save Changes: Posts to the customer and sets Resolved');
    await userEvent.click(await press('Save Changes'));
    await expect(onSent).toHaveBeenLastCalledWith({ ...sent, text: 'Solved.', status: 'Resolved' });
    await expect(await comment()).toHaveValue('');
    await userEvent.selectOptions(status, 'Closed');
    await userEvent.type(await comment(), 'Done.{Control>}{Enter}{/Control}');
    await expect(onSent).toHaveBeenLastCalledWith({ ...sent, text: 'Done.', status: 'Closed' });
  },
});

/** A note stays one for every key, and the box is a note's after it was sent; only Add Comment writes to the customer. */
export const NoteStaysNote = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const toStaff = { ...sent, to: 'colleagues' };
    await waitFor(async () => expect(await press('Next ticket')).toBeVisible());
    await userEvent.keyboard('n');
    await waitFor(async () => expect(await note()).toHaveFocus());
    await userEvent.keyboard('Ours only{Escape}r');
    await waitFor(async () => expect(await note()).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSent).toHaveBeenLastCalledWith({ ...toStaff, text: 'Ours only' });
    await userEvent.keyboard('The second line{Control>}{Enter}{/Control}');
    await expect(onSent).toHaveBeenLastCalledWith({ ...toStaff, text: 'The second line' });
    await userEvent.keyboard('Third');
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: 'Status' }), 'Resolved');
    await userEvent.click(await press('Save Changes'));
    await expect(onSent).toHaveBeenLastCalledWith({ ...toStaff, text: 'Third', status: 'Resolved' });
    await userEvent.type(await note(), 'Fourth');
    await userEvent.click(await press('Resolve and next'));
    await expect(onSent).toHaveBeenLastCalledWith({ ...toStaff, text: 'Fourth', status: 'Resolved' });
    await expect(args.steps?.onNext).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(await note(), 'For all');
    await userEvent.click(await press('Add Comment'));
    await expect(onSent).toHaveBeenLastCalledWith({ ...sent, text: 'For all' });
    await expect(await comment()).toHaveValue('');
  },
});

/** Ctrl Enter sends to those whom the box is for, with Shift always an internal note, which the box is then for. */
export const SendingByKeys = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.type(await comment(), 'For you');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSent).toHaveBeenLastCalledWith({ ...sent, text: 'For you' });
    await userEvent.keyboard('For us{Meta>}{Shift>}{Enter}{/Shift}{/Meta}');
    await expect(onSent).toHaveBeenLastCalledWith({ ...sent, to: 'colleagues', text: 'For us' });
    await expect(await note()).toHaveFocus();
  },
});

/** Without a text the two buttons only say whom the next one is for. */
export const ChoosingAudience = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await press('Internal Note'));
    await waitFor(async () => expect(await note()).toHaveFocus());
    await userEvent.click(await press('Add Comment'));
    await waitFor(async () => expect(await comment()).toHaveFocus());
    await expect(onSent).not.toHaveBeenCalled();
  },
});

/** A dropped file is sent with the text, and can be taken out before; Discard drops all. */
export const FilesOfText = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const drop = async (name: string) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['plan'], name));
      (await comment()).dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
      );
      await (await dialog()).findByRole('button', { name: `Remove File ${name}` });
    };
    await drop('plan.txt');
    await drop('other.txt');
    await userEvent.click(await press('Remove File plan.txt'));
    await userEvent.type(await comment(), 'Attached.');
    await userEvent.click(await press('Add Comment'));
    await expect(onSent.mock.lastCall?.[0].files.map(({ name }) => name)).toEqual(['other.txt']);
    await drop('third.txt');
    await userEvent.click(await press('Discard'));
    await expect((await dialog()).queryByRole('button', { name: /^Remove File/u })).toBeNull();
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

/** On a phone what is rarely needed is in one menu; Save Changes is shown while a status is chosen. */
export const NarrowActions = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(await press('More actions'));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Sample Replies');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sample Replies' })).toHaveFocus());
    await userEvent.keyboard('solved{Enter}');
    await waitFor(async () => expect(await comment()).toHaveFocus());
    await choose('Discard');
    await expect(await comment()).toHaveFocus();
    await expect(await comment()).toHaveValue('');
    const { getByRole, queryByRole } = await dialog();
    await expect(queryByRole('button', { name: 'Save Changes' })).toBeNull();
    await userEvent.selectOptions(getByRole('combobox', { name: 'Status' }), 'Closed');
    await userEvent.click(await press('Save Changes'));
    await expect(onSent).toHaveBeenLastCalledWith({ ...sent, text: '', status: 'Closed' });
    await expect(await press('Save Changes')).toHaveFocus();
    await choose('Assign');
    const assignee = getByRole('combobox', { name: 'Assigned To' });
    await waitFor(() => expect(assignee).toHaveFocus());
    await expect(assignee).not.toBeRequired();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await press('More actions')).toHaveFocus());
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
  render: function Render(args) {
    const first: TicketDraft = { to: 'customer', text: 'Half a sentence', files: [], status: 'Closed' };
    return <TicketDetails {...args} {...useDrafts(first)} />;
  },
  play: async () => {
    await expect(await comment()).toHaveValue('Half a sentence');
    await expect((await dialog()).getByRole('combobox', { name: 'Status' })).toHaveValue('Closed');
  },
});

/** What colleagues read has its own frame, colour and name. */
export const WritingNote = meta.story({
  args: { opened: 'note' },
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await note()).toHaveFocus());
    await userEvent.keyboard('Ours only');
    await expect((await dialog()).getByText(/^Internal note: staff only see it/u)).toBeVisible();
    await expect(getComputedStyle((await note()).parentElement as HTMLElement).borderTopStyle).toBe('dashed');
    await expect(onSent).not.toHaveBeenCalled();
  },
});

/** The key A in the list: the agents are open, and the button has the focus when they close. */
export const BeginningWithAgents = meta.story({
  args: { opened: 'assign' },
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
  play: async ({ userEvent }) => {
    await dialog();
    await userEvent.keyboard('j');
    await expect(await screen.findByText('This is the last ticket')).toBeVisible();
    await userEvent.keyboard('e');
    await expect(onSent).toHaveBeenLastCalledWith({ ...sent, text: '', status: 'Resolved' });
  },
});

/** Keys act on the ticket, but not where text is typed: Escape leaves the comment first, and the next one closes the dialog. */
export const EscapeLeavesComment = meta.story({
  tags: ['behaviour'],
  args: { opened: 'reply' },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await comment()).toHaveFocus());
    await userEvent.keyboard('1meza{Escape}');
    await expect((await dialog()).getByRole('region', { name: 'Conversation' })).toHaveFocus();
    await expect(onSent).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onUndo).not.toHaveBeenCalled();
    await userEvent.keyboard('a');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await press('Assign')).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
