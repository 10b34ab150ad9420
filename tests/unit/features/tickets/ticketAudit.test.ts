import { expect, it } from 'vitest';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { ticketAudit } from '#src/features/tickets/ticketCommands.ts';
import { sara } from '#stories/features/tickets/storyAgents.ts';

const ticket = buildTicket({ ticketId: 'TKT-2026-001', status: 'Open', assignee: null });

it('records a new status and a new assignee, and nothing else', () => {
  expect(ticketAudit(ticket, { ...ticket, status: 'Resolved' }, sara)).toMatchObject({
    action: 'Ticket Status Changed',
    resourceId: 'TKT-2026-001',
    details: 'Ticket TKT-2026-001: Status from Open to Resolved',
    changes: [{ field: 'Status', oldValue: 'Open', newValue: 'Resolved' }],
  });
  expect(ticketAudit(ticket, { ...ticket, assignee: 'STF-014' }, sara)).toMatchObject({
    action: 'Ticket Assigned',
    changes: [{ field: 'Assignee', oldValue: null, newValue: 'Adam Weiss' }],
  });
  expect(ticketAudit(ticket, { ...ticket, lastUpdate: '2026-11-21T00:00:00Z' }, sara)).toBeNull();
});
