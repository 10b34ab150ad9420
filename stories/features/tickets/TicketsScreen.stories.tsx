import { expect, screen, waitFor, within } from 'storybook/test';
import { masterTickets } from '#fixtures/build/samples.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { TicketsScreen } from '#src/features/tickets/TicketsScreen.tsx';
import { markedTexts } from '#stories/components/DataTable/markedTexts.ts';
import { choicesOf } from '#stories/filters.ts';
import { alsoOnPhone, isOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { listOf } from '../list.ts';
import { listStates } from '../listStates.ts';
import { asPage } from '../page.tsx';
import { opened, portal, screenArgs } from './screenArgs.ts';

const { list: ticketList } = portal;
const [ticket] = masterTickets;
if (!ticket) throw new Error('There are no sample tickets');

const states = listStates(ticketList, {
  rows: masterTickets,
  long: [
    ...masterTickets.filter(({ customer }) => customer.length > 60),
    buildTicket({ customer: 'نورة بنت عبد الله الشامسي', isEscalated: true }),
    buildTicket({
      customer: '<b>Not bold</b>',
      subject: 'A subject that takes more than its column. '.repeat(9),
    }),
  ],
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Support Management',
  component: TicketsScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    if (isOnPhone()) return;
    const table = within(canvas.getByRole('table', { name: 'Support Tickets (14)' }));
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
    // The first one only selects.
    await expect(headers.slice(1)).toEqual([
      'Ticket ID',
      'Origin',
      'Customer',
      'Subject',
      'Status',
      'Priority',
      'Created',
      'First Reply',
      'Actions',
    ]);
    await expect(table.getAllByText('Escalated')).toHaveLength(2);
    for (const [title, figure] of [
      ['Open Tickets', '23'],
      ['In Progress', '45'],
      ['Resolved Today', '156'],
      ['Closed', '89'],
    ] as const) {
      await expect(canvas.getByText(title, { selector: 'dt' }).nextSibling).toHaveTextContent(figure);
    }
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(await choicesOf(userEvent, 'Origin')).toEqual([
      'All',
      'Developer',
      'Investor',
      'Property Manager',
    ]);
    const views = within(canvas.getByRole('group', { name: 'Views' })).getAllByRole('link');
    await expect(views.map(({ textContent }) => textContent)).toEqual([
      'All tickets',
      'Mine 2',
      'Unassigned 2',
      'Urgent, oldest first 5',
      'Waiting for us 7',
      'Overdue 7',
    ]);
    await userEvent.click(table.getByRole('button', { name: `View ${ticket.ticketId}` }));
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('details', ticket);
  },
});

export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });

/** The title counts the matching tickets. */
export const Filtered = meta.story({
  args: {
    list: listOf(ticketList, masterTickets, {
      bulk: null,
      search: 'al noor',
      filters: { origin: 'developer', status: 'Open', priority: 'Critical' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(markedTexts()).toEqual(['Al Noor']);
    await expect(canvas.getByRole('table', { name: 'Support Tickets (1)' })).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 1 of 1 ticket')).toBeVisible();
  },
});

/** Selected tickets are exported, set and assigned; none can be deleted. */
export const SomeSelected = meta.story({
  args: { list: listOf(ticketList, masterTickets, { bulk: null, selected: masterTickets.slice(0, 2) }) },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    for (const name of ['Export', 'Set status', 'Assign']) {
      await expect(bar.getByRole('button', { name })).toBeEnabled();
    }
    await expect(bar.queryByRole('button', { name: /Delete/ })).toBeNull();
  },
});

export const ChangingSelected = SomeSelected.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Assign' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to me' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(masterTickets.slice(0, 2), {
      assignee: 'STF-013',
    });
    await expect(args.list.selection.onSelect).toHaveBeenLastCalledWith(new Set());
    await userEvent.click(bar.getByRole('button', { name: 'Set status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Closed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(masterTickets.slice(0, 2), { status: 'Closed' });
  },
});

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: ticket }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Ticket Details' });
    await expect(dialog).toHaveTextContent(ticket.subject);
  },
});

/** The key `r` in the list: the comment has the focus. */
export const ShowingReply = meta.story({
  args: opened({ type: 'reply', row: ticket }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ticket Details' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveFocus());
  },
});

/** The key `n` in the list: what is typed is a note for staff. */
export const ShowingNote = meta.story({
  args: opened({ type: 'note', row: ticket }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ticket Details' }));
    const comment = dialog.getByRole('textbox', { name: 'Comment' });
    await waitFor(() => expect(comment).toHaveFocus());
    await expect(comment).toHaveAttribute('placeholder', expect.stringMatching(/^Write an internal note/u));
  },
});

/** The key `a` in the list: the agents are open. */
export const ShowingAssign = meta.story({
  args: opened({ type: 'assign', row: ticket }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Ticket Details' });
    const agents = within(await screen.findByRole('listbox'));
    await expect(agents.getByRole('option', { name: /^Priya/u })).toBeVisible();
  },
});
