import { isValidElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { masterTickets } from '#fixtures/build/samples.ts';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { buildActivity, buildTicket } from '#fixtures/build/ticket.ts';
import { staffRows } from '#fixtures/data/staffRows.ts';
import { accounts } from '#fixtures/server/accounts.ts';
import { filtersSet, rowFilter, rowsOfQuery } from '#src/features/shared/list/describe/filterRows.ts';
import { toListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { presetCounts } from '#src/features/shared/list/views/presetCounts.ts';
import { viewQuery, viewValues } from '#src/features/shared/list/views/savedViews.ts';
import { ticketPriorities, ticketStatuses } from '#src/features/shared/tickets/ticketLabels.ts';
import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { urgentTickets } from '#src/features/support-dashboard/SupportDashboardScreen.tsx';
import { ticketViewAt } from '#src/features/support-dashboard/ticketAddress.ts';
import { agentsOf } from '#src/features/tickets/agents.ts';
import { masterTicketPortal, supportTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { lina, sara } from '#stories/features/tickets/storyAgents.ts';

const { list: supportTicketList } = supportTicketPortal(lina);
const { list: masterTicketList } = masterTicketPortal(sara);
const { card, columns, filters } = masterTicketList;

describe('the columns', () => {
  it('title a card by the subject, with id and customer, priority and first reply below', () => {
    expect(card).toMatchObject({ title: 'subject' });
    const [who, line] = card.lines;
    const ticket = buildTicket({ ticketId: 'TKT-2026-1057', customer: 'Layla Haddad' });
    expect(typeof who === 'object' && who.text?.(ticket)).toBe('TKT-2026-1057 · Layla Haddad');
    expect(line).toMatchObject({ column: 'firstReply' });
    expect(typeof line === 'object' && isValidElement(line.lead?.(buildTicket()))).toBe(true);
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
  it('are the same in both portals', () => {
    const names = [
      'origin',
      'status',
      'priority',
      'assignee',
      'waiting',
      'reply',
      'escalated',
      'customer',
      'created',
    ];
    expect(Object.keys(filters)).toEqual(names);
    expect(Object.keys(supportTicketList.filters)).toEqual(names);
  });
});

describe('the list of the support portal', () => {
  it('finds the tickets of the signed-in agent, also of one who is no staff user', () => {
    const max = { id: 'U-9', name: 'Max New', email: 'max@blume.example' };
    const tickets = [lina.me.id, max.id, null].map((assignee) => buildTicket({ assignee }));
    const found = (user: typeof max | null, query: string) => {
      const { filters } = supportTicketPortal(agentsOf(user, staffRows)).list;
      return tickets.filter(rowFilter(filters, query) ?? (() => true));
    };
    expect(found(max, 'assignee=me')).toEqual([tickets[1]]);
    expect(found(accounts.support, 'assignee=me')).toEqual([tickets[0]]);
    expect(found(accounts.support, 'assignee=none')).toEqual([tickets[2]]);
    expect(found(null, 'assignee=me')).toEqual([]);
  });
});

it('an agent who was renamed keeps the tickets, with the new name', () => {
  const renamed = staffRows.map((row) => (row.id === 'STF-002' ? { ...row, name: 'Dan Okafor' } : row));
  const { filters, columns: shown } = masterTicketPortal(agentsOf(accounts.super_admin, renamed)).list;
  const own = masterTickets.filter(rowFilter(filters, 'assignee=STF-002') ?? (() => true));
  expect(own).toHaveLength(2);
  const texts = own.map((ticket) => shown.find(({ id }) => id === 'assignee')?.text(ticket));
  expect(new Set(texts)).toEqual(new Set(['Dan Okafor']));
});

describe('View All of the support dashboard', () => {
  it('lets through the tickets that the dashboard counts', () => {
    const passes = rowFilter(
      supportTicketList.filters,
      new URL(ticketViewAt('urgent'), 'https://x.example').search.slice(1),
    );
    const tickets = ticketStatuses.flatMap((status) =>
      ticketPriorities.map((priority) => buildTicket({ status, priority })),
    );
    expect(new Set(tickets.filter(passes ?? (() => true)))).toEqual(new Set(urgentTickets(tickets)));
    expect(urgentTickets(tickets)).toHaveLength(4);
  });
});

describe('the views', () => {
  const agent = lina.me.id;
  const { list } = supportTicketPortal(lina);
  const comment = (staffId: string | null, isInternal = false) =>
    buildActivity({ ...(staffId && { staffId }), isInternal, timestamp: '2026-11-21 08:30' });
  const at = { created: '2026-11-21T08:00:00Z', priority: 'High' } as const;

  it('count what they show', () => {
    vi.setSystemTime(storyNow);
    const rows = [
      buildTicket({ ...at, assignee: agent }),
      buildTicket({ ...at, activityLog: [comment(null), comment(agent), comment(agent, true)] }),
      buildTicket({ ...at, status: 'In Progress', activityLog: [comment(agent), comment(null)] }),
      buildTicket({ ...at, priority: 'Critical', created: '2026-11-21T06:00:00Z' }),
      buildTicket({ ...at, status: 'Closed', assignee: agent }),
    ];
    expect(rowsOfQuery(list.filters, 'created=last-7-days', rows, '2026-11-21')).toHaveLength(rows.length);
    expect(Object.fromEntries(presetCounts(list, rows, '2026-11-21'))).toEqual({
      Mine: 2,
      Unassigned: 3,
      'Urgent, oldest first': 4,
      'Waiting for us': 3,
      Overdue: 1,
    });
  });

  it('state filters and a sort that the list has', () => {
    for (const { query } of Object.values(ticketViews)) {
      const values = viewValues(query, list.params);
      expect(viewQuery(values, list.params)).toBe(query);
      const { filters, sort } = toListQuery(list, values);
      expect(filtersSet(list.filters, filters)).not.toEqual([]);
      expect(sort !== null).toBe(query.includes('sort='));
    }
  });
});
