import { describe, expect, it } from 'vitest';
import { masterTickets, supportTickets } from '#fixtures/build/samples.ts';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import type { FilterOption } from '#src/features/shared/list/describe/description.ts';
import { rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import { URGENT_TICKETS } from '#src/features/support-dashboard/ticketAddress.ts';
import { urgentTickets } from '#src/features/support-dashboard/ticketDigest.ts';
import { masterTicketList } from '#src/features/tickets/master/masterTicketList.ts';
import { describeSupportTickets } from '#src/features/tickets/support/supportTicketList.ts';
import { supportTicketPortal } from '#src/features/tickets/support/supportTicketPortal.ts';
import { ticketPriorities, ticketStatuses } from '#src/lib/ticketLabels.ts';

const now = new Date(storyNow);
const { assignees: agents } = supportTicketPortal('', now);
const supportTicketList = describeSupportTickets('', agents, now);
const { card, columns, filters } = masterTicketList;

describe('the columns', () => {
  it('search customer, subject and ticket ID', () => {
    expect(columns.filter(({ searchable }) => searchable).map(({ id }) => id)).toEqual([
      'ticketId',
      'customer',
      'subject',
    ]);
  });

  it('title a card by the whole subject, with priority and ID below', () => {
    expect(card).toMatchObject({ title: 'subject', titleRows: 2 });
    const [line] = card.lines;
    expect(line).toMatchObject({ column: 'ticketId' });
    expect(typeof line === 'object' && line.lead?.(buildTicket({ priority: 'Critical' }))).toBe('Critical');
  });

  it('keep the priority in sight while the table scrolls', () => {
    expect(columns.find(({ id }) => id === 'priority')?.pinned).toBe('end');
  });

  it('sort status and priority by their order, not by their letters', () => {
    const sorted = (id: string, rows: readonly ReturnType<typeof buildTicket>[]) =>
      rows.map((row) => columns.find((column) => column.id === id)?.sortValue?.(row));
    const critical = buildTicket({ priority: 'Critical', status: 'Open' });
    const low = buildTicket({ priority: 'Low', status: 'Closed' });
    expect(sorted('priority', [critical, low])).toEqual([0, 3]);
    expect(sorted('status', [critical, low])).toEqual([0, 3]);
  });
});

describe('the filters', () => {
  const rows = [
    buildTicket({ origin: 'developer', status: 'Open', priority: 'High' }),
    buildTicket({ origin: 'investor', status: 'Open', priority: 'Low' }),
    buildTicket({ origin: 'investor', status: 'Closed', priority: 'High' }),
  ];
  const passing = (query: string) => rows.filter(rowFilter(filters, query) ?? (() => true));

  it('match rows by each of them and by all together', () => {
    expect(passing('')).toEqual(rows);
    expect(passing('origin=investor')).toEqual([rows[1], rows[2]]);
    expect(passing('status=Open&priority=High')).toEqual([rows[0]]);
    expect(passing('origin=investor&status=Closed&priority=High')).toEqual([rows[2]]);
  });

  it('have the origins of the portal', () => {
    const labels = ({ choices }: { readonly choices: readonly { readonly label: string }[] }) =>
      choices.map(({ label }) => label);
    expect(labels(filters.origin)).toEqual(['Developer', 'Investor', 'Property Manager']);
    expect(labels(supportTicketList.filters.origin)).toEqual(['Developer', 'Landlord', 'Property Manager']);
  });

  it('have an assignee to choose in the support portal only; links set it in the master portal', () => {
    const names = ['origin', 'status', 'priority', 'customer', 'assignee'];
    expect(Object.keys(filters)).toEqual(names);
    expect(Object.keys(supportTicketList.filters)).toEqual(names);
    expect(filters.assignee.kind).toBe('reference');
    expect(supportTicketList.filters.assignee.kind).toBe('choice');
  });
});

describe('the list of the support portal', () => {
  it('finds the tickets of the signed-in agent, also of one who is not in the samples', () => {
    const tickets = ['Lina Farouq', 'Max New', null].map((assignee) => buildTicket({ assignee }));
    const found = (agent: string, query: string) =>
      tickets.filter(rowFilter(supportTicketPortal(agent, now).list.filters, query) ?? (() => true));
    expect(found('Max New', 'assignee=me')).toEqual([tickets[1]]);
    expect(found('Lina Farouq', 'assignee=me')).toEqual([tickets[0]]);
    expect(found('Lina Farouq', 'assignee=none')).toEqual([tickets[2]]);
    expect(found('', 'assignee=me')).toEqual([]);
  });

  it('can be assigned to the agents of the samples, and to the signed-in agent first', () => {
    expect(supportTicketPortal('Lina Farouq', now).assignees).toEqual(agents);
    expect(supportTicketPortal('Max New', now).assignees).toEqual(['Max New', ...agents]);
  });
});

describe('View All of the support dashboard', () => {
  it('lets through the tickets that the dashboard counts', () => {
    const passes = rowFilter(
      supportTicketList.filters,
      new URL(URGENT_TICKETS, 'https://x.example').search.slice(1),
    );
    const tickets = ticketStatuses.flatMap((status) =>
      ticketPriorities.map((priority) => buildTicket({ status, priority })),
    );
    expect(new Set(tickets.filter(passes ?? (() => true)))).toEqual(new Set(urgentTickets(tickets)));
    expect(urgentTickets(tickets)).toHaveLength(4);
  });
});

describe.each([
  ['master', masterTickets, masterTicketList],
  ['support', supportTickets, supportTicketList],
] as const)('the samples of the %s portal', (_, samples, { filters: own }) => {
  it('have every status, priority and origin of the filters', () => {
    expect(samples).toHaveLength(14);
    for (const filter of Object.values(own)) {
      if (filter.kind !== 'choice') continue;
      const seen = new Set(samples.map((ticket) => filter.of(ticket)));
      const choices: readonly FilterOption[] = filter.choices;
      const single = choices.filter((choice) => !('matches' in choice));
      expect([...seen].sort()).toEqual(single.map(({ value }) => value).sort());
    }
  });

  it('have two escalated ones with a history, some with files, and one long name', () => {
    const escalated = samples.filter(({ isEscalated }) => isEscalated);
    expect(escalated).toHaveLength(2);
    expect(escalated.every(({ escalationHistory }) => escalationHistory.length > 0)).toBe(true);
    expect(samples.filter(({ attachments }) => attachments.length > 0).length).toBeGreaterThan(2);
    expect(samples.map(({ customer }) => customer.length)).toContain(80);
  });

  it('have ids of their own and numbers as the specification writes them', () => {
    expect(new Set(samples.map(({ id }) => id)).size).toBe(14);
    expect(new Set(samples.map(({ ticketId }) => ticketId)).size).toBe(14);
    for (const { ticketId } of samples) expect(ticketId).toMatch(/^TKT-\d{4}-\d{4}$/);
  });
});
