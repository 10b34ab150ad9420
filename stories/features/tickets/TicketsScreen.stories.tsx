import { expect, screen, waitFor, within } from 'storybook/test';
import { masterTickets } from '#fixtures/build/samples.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { masterTicketPortal } from '#src/features/tickets/master/masterTicketPortal.ts';
import { TicketsScreen } from '#src/features/tickets/TicketsScreen.tsx';
import { markedTexts } from '#stories/components/DataTable/markedTexts.ts';
import { alsoOnPhone, isOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { missingRecord } from '../dialogStates.ts';
import { listOf } from '../list.ts';
import { listStates } from '../listStates.ts';
import { asPage } from '../page.tsx';
import { opened, screenArgs } from './screenArgs.ts';

const { list: ticketList } = masterTicketPortal;
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
    const origins = within(canvas.getByRole('combobox', { name: 'Origin' })).getAllByRole('option');
    await expect(origins.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Developer',
      'Investor',
      'Property Manager',
    ]);
    await expect(canvas.queryByRole('combobox', { name: 'Assignee' })).toBeNull();
    await userEvent.click(table.getByRole('button', { name: `View ${ticket.ticketId}` }));
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('details', ticket);
  },
});

export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });
export const NarrowFilters = meta.story({ ...states.NarrowFilters, tags: ['narrow'] });
export const NarrowTools = meta.story({ ...states.NarrowTools, tags: ['narrow'] });

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

/** Tickets can neither be deleted nor changed in bulk: selected tickets can only be exported. */
export const SomeSelected = meta.story({
  args: { list: listOf(ticketList, masterTickets, { bulk: null, selected: masterTickets.slice(0, 2) }) },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Export' })).toBeEnabled();
    await expect(bar.queryByRole('button', { name: /Delete|Set status/ })).toBeNull();
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

/** The key `s` in the list: the status has the focus. */
export const ShowingStatus = meta.story({
  args: opened({ type: 'status', row: ticket }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ticket Details' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveFocus());
  },
});

/** The keys of the queue act on the row with the focus; `j` begins with the first one. */
export const QueueByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await userEvent.keyboard('j');
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard('jjk');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(args.onAssignToMe).toHaveBeenLastCalledWith(masterTickets[1]);
    await userEvent.keyboard('r');
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('reply', masterTickets[1]);
    await userEvent.keyboard('s');
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('status', masterTickets[1]);
    await userEvent.keyboard('{Enter}');
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('details', masterTickets[1]);
  },
});

/** With the shortcuts of one character switched off, no letter does anything. */
export const LettersSwitchedOff = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const before = document.documentElement.dataset.singleKeys;
    document.documentElement.dataset.singleKeys = 'off';
    return () => {
      if (before === undefined) delete document.documentElement.dataset.singleKeys;
      else document.documentElement.dataset.singleKeys = before;
    };
  },
  play: async ({ args, canvas, userEvent }) => {
    const [, row] = canvas.getAllByRole('row');
    await userEvent.keyboard('j');
    await expect(row).not.toHaveFocus();
    row?.focus();
    await userEvent.keyboard('arsj');
    await expect(row).toHaveFocus();
    await expect(args.onAssignToMe).not.toHaveBeenCalled();
    await expect(args.list.open.onOpen).not.toHaveBeenCalled();
  },
});

export const RecordNotFound = meta.story({
  ...missingRecord(opened({ type: 'missing' }), 'Ticket'),
  tags: ['failed'],
});
