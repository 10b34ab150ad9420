import { expect, fn, screen, within } from 'storybook/test';
import { masterTickets } from '#fixtures/build/samples.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { noDraft } from '#src/features/tickets/details/ticketDraft.ts';
import { TicketsScreen } from '#src/features/tickets/TicketsScreen.tsx';
import { choicesOf } from '#stories/steps.ts';
import { listOf, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { opened, portal, screenArgs } from './screenArgs.ts';

const { list: ticketList } = portal;
const [ticket] = masterTickets;
if (!ticket) throw new Error('There are no sample tickets');

const states = storyStates(ticketList, {
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
    const table = within(canvas.getByRole('table', { name: 'Support Tickets (14)' }));
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
    await expect((await choicesOf(userEvent, 'Assignee')).slice(0, 3)).toEqual([
      'All',
      'Assigned to me',
      'Unassigned',
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

/** Selected tickets are exported, set and assigned; none can be deleted. */
export const SomeSelected = meta.story({
  args: { list: listOf(ticketList, masterTickets, { bulk: null, selected: masterTickets.slice(0, 2) }) },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    for (const name of ['Export', 'Set status', 'Assign']) {
      await expect(await bar.findByRole('button', { name })).toBeEnabled();
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
    const chosen = masterTickets.slice(0, 2);
    const done = expect.any(Function);
    await expect(args.onChange).toHaveBeenLastCalledWith(chosen, { assignee: 'STF-013' }, done);
    await userEvent.click(bar.getByRole('button', { name: 'Set status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Closed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(chosen, { status: 'Closed' }, done);
  },
});

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: ticket }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Ticket Details' });
    await expect(dialog).toHaveTextContent(ticket.subject);
  },
});

/** The keys of the queue act on the row with the focus; `j` begins with the first one. */
export const QueueByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const { onOpen } = args.list.open;
    await userEvent.keyboard('j');
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(await screen.findByText('This is the first ticket')).toBeVisible();
    await userEvent.keyboard('jjk');
    await expect(rows[1]).toHaveFocus();
    const second = masterTickets[1];
    for (const [key, status] of ['Open', 'In Progress', 'Resolved', 'Closed'].entries()) {
      await userEvent.keyboard(String(key + 1));
      await expect(args.onChange).toHaveBeenLastCalledWith([second], { status });
    }
    await userEvent.keyboard('m');
    await expect(args.onChange).toHaveBeenLastCalledWith([second], { assignee: 'STF-013' });
    for (const [key, name] of [
      ['a', 'assign'],
      ['r', 'reply'],
      ['n', 'note'],
      ['{Enter}', 'details'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(onOpen).toHaveBeenLastCalledWith(name, second);
    }
    await userEvent.keyboard('e');
    await expect(args.onChange).toHaveBeenLastCalledWith([second], { status: 'Resolved' });
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('z');
    await expect(args.dialogProps.onUndo).toHaveBeenCalledOnce();
  },
});

/** A status for a ticket whose text is not sent: what is sent is read back, because it is out of sight in the list. */
export const AskingBeforeSending = meta.story({
  args: {
    drafts: [ticket.ticketId],
    question: {
      unsent: [
        { ticket, draft: { ...noDraft, text: 'The payment is on its way.' } },
        {
          ticket: buildTicket({ ticketId: 'TKT-2026-9' }),
          draft: { ...noDraft, to: 'colleagues', text: 'Ours' },
        },
      ],
      status: 'Resolved',
      onConfirm: fn(),
      onClose: fn(),
    },
  },
  play: async () => {
    const question = await screen.findByRole('dialog', { name: 'Send what is written?' });
    await expect(question).toHaveTextContent(
      `${ticket.ticketId}, to the customer ${ticket.customer}: “The payment is on its way.”`,
    );
    await expect(question).toHaveTextContent('TKT-2026-9, an internal note: “Ours”');
    await expect(within(question).getByRole('button', { name: 'Send and set Resolved' })).toBeVisible();
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
    await userEvent.keyboard('1amrnezj');
    await expect(row).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.dialogProps.onUndo).not.toHaveBeenCalled();
    await expect(args.list.open.onOpen).not.toHaveBeenCalled();
  },
});
