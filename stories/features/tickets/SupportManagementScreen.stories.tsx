import { expect, screen, within } from 'storybook/test';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { masterTickets } from '#fixtures/data/tickets.ts';
import { SupportManagementScreen } from '#src/features/tickets/SupportManagementScreen.tsx';
import { ticketList } from '#src/features/tickets/ticketList.tsx';
import { masterTicketPortal } from '#src/features/tickets/ticketPortal.ts';
import { markedTexts } from '#stories/components/DataTable/markedTexts.ts';
import preview from '#storybook/preview.tsx';
import { listOf } from '../list.ts';
import { listStates } from '../listStates.ts';
import { asPage } from '../page.tsx';
import { opened } from './opened.ts';

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
  title: 'Screens/Support Management',
  component: SupportManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    description: ticketList,
    figures: masterTicketPortal.figures,
    list: listOf(ticketList, masterTickets, { bulk: null }),
    dialogs: opened({ type: 'none' }),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
    await userEvent.click(table.getByRole('button', { name: `View ${ticket.ticketId}` }));
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('details', ticket);
  },
});

export const Empty = meta.story(states.Empty);
export const NoMatches = meta.story(states.NoMatches);
export const LongValues = meta.story(states.LongValues);
export const Narrow = meta.story(states.Narrow);
export const NarrowFilters = meta.story(states.NarrowFilters);
export const NarrowTools = meta.story(states.NarrowTools);

/** The title counts the matching tickets. */
export const Filtered = meta.story({
  args: {
    list: listOf(ticketList, masterTickets, {
      bulk: null,
      search: 'developments',
      filters: { origin: 'developer', status: 'Open', priority: 'Critical' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(markedTexts()).toEqual(['Developments']);
    await expect(canvas.getByRole('table', { name: 'Support Tickets (1)' })).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 1 of 1 ticket')).toBeVisible();
  },
});

/** Tickets can neither be deleted nor changed in bulk: selected tickets can only be exported. */
export const SomeSelected = meta.story({
  args: { list: listOf(ticketList, masterTickets, { bulk: null, selected: masterTickets.slice(0, 2) }) },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Export' })).toBeEnabled();
    await expect(bar.queryByRole('button', { name: /Delete|Set status/ })).toBeNull();
  },
});

export const ShowingDetails = meta.story({
  args: { dialogs: opened({ type: 'details', row: ticket }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Ticket Details' });
    await expect(dialog).toHaveTextContent(ticket.subject);
  },
});

export const Missing = meta.story({
  args: { dialogs: opened({ type: 'missing' }) },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Ticket not found' })).toBeVisible();
  },
});
