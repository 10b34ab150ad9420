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

const other = buildTicket({ subject: 'The other one', status: 'Closed', assignee: 'Priya Raghunathan' });
const question = async () => within(await screen.findByRole('dialog', { name: 'Discard changes?' }));

/** A comment and an internal note are added immediately; white space alone is not added. */
export const Commenting = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const add = await press('Add Comment');
    await userEvent.type(await comment(), '   ');
    await userEvent.click(add);
    await expect(args.onComment).not.toHaveBeenCalled();
    await userEvent.type(await comment(), 'Solved. ');
    await userEvent.click(add);
    await expect(args.onComment).toHaveBeenLastCalledWith('   Solved. ', false);
    await expect(await comment()).toHaveValue('');
    await expect(add).toHaveFocus();
    await userEvent.type(await comment(), 'Ours only');
    await userEvent.click(await press('Internal Note'));
    await expect(args.onComment).toHaveBeenLastCalledWith('Ours only', true);
  },
});

/** A chosen status is saved by Save Changes. */
export const ChangingStatus = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const status = (await dialog()).getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Resolved');
    await expect(status).toHaveAccessibleDescription('Not saved yet: Save Changes saves it.');
    await expect(args.onStatus).not.toHaveBeenCalled();
    await userEvent.click(await press('Save Changes'));
    await expect(args.onStatus).toHaveBeenCalledWith('Resolved');
  },
});

/** Assign lists the portal's staff; the current assignee is disabled. */
export const Assigning = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await press('Assign'));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(
      args.assignees.map((name) => (name === escalated.assignee ? `${name}Assigned` : name)),
    );
    await expect(menu.getByRole('menuitem', { name: 'Daniel Okafor' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Priya Raghunathan' }));
    await expect(args.onAssign).toHaveBeenCalledWith('Priya Raghunathan');
    await expect(await press('Assign')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Files = meta.story({
  tags: ['behaviour'],
  args: { onUpload: fn(async () => 'notes.txt could not be read.') },
  play: async ({ args, userEvent }) => {
    const [first] = escalated.attachments;
    await userEvent.click(await press('Download units.csv'));
    await expect(args.onDownload).toHaveBeenCalledWith(first);
    const attachments = await section('Attachments');
    const input = attachments.getByLabelText('Upload File', { selector: 'input' });
    await userEvent.upload(input, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'video.mp4'));
    await expect(attachments.getByRole('status')).toHaveTextContent(
      'video.mp4 was not taken: it is larger than 10 MB.',
    );
    await expect(args.onUpload).not.toHaveBeenCalled();
    const notes = new File(['Notes'], 'notes.txt');
    await userEvent.upload(input, notes);
    await expect(args.onUpload).toHaveBeenCalledWith(notes);
    await expect(await attachments.findByText('notes.txt could not be read.')).toBeVisible();
  },
});

/** Unsent input asks before the dialog closes and before a step to another ticket. */
export const Unsaved = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await comment(), 'jk');
    await userEvent.click(await press('Next ticket'));
    await userEvent.keyboard('j');
    await userEvent.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await expect(await comment()).toHaveValue('jk');
    await expect(args.steps?.onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.clear(await comment());
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: 'Status' }), 'Closed');
    await userEvent.click(await press('Previous ticket'));
    await userEvent.click((await question()).getByRole('button', { name: 'Discard' }));
    await expect(args.steps?.onPrevious).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
    await userEvent.keyboard('j');
    await expect(args.steps?.onNext).toHaveBeenCalledOnce();
  },
});

/** The next ticket is shown from its top, without the draft of the ticket before. */
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
    const field = await comment();
    field.scrollIntoView();
    await userEvent.click((await section('Activity & Audit Trail')).getByText('Internal note'));
    await userEvent.keyboard('j');
    const subject = (await dialog()).getByText('The other one');
    await expect(subject.closest('[data-body]')?.scrollTop).toBe(0);
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(other.ticketId);
    await expect(await press('Next ticket')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(await comment(), 'About the other one');
    await userEvent.click(await press('Previous ticket'));
    await userEvent.click((await question()).getByRole('button', { name: 'Discard' }));
    await expect(await comment()).toHaveValue('');
    await expect((await dialog()).getByText(escalated.subject)).toBeVisible();
    await userEvent.click(await press('Next ticket'));
    await expect(await comment()).toHaveValue('');
    await expect(await press('Next ticket')).toHaveFocus();
  },
});
