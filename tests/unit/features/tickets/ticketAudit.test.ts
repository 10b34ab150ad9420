import { expect, it } from 'vitest';
import { buildActivity, buildTicket } from '#fixtures/build/ticket.ts';
import { ticketAudit } from '#src/features/tickets/ticketAudit.ts';
import { sara } from '#stories/features/tickets/storyAgents.ts';

const ticket = buildTicket({ ticketId: 'TKT-2026-001', status: 'Open', assignee: null });

it('records a new status and a new assignee, and nothing else', () => {
  expect(ticketAudit(ticket, { ...ticket, status: 'Resolved' }, sara)).toMatchObject([
    {
      action: 'Ticket Status Changed',
      resource: { kind: 'tickets', id: 'TKT-2026-001' },
      details: 'Ticket TKT-2026-001: Status from Open to Resolved',
      changes: [{ field: 'Status', oldValue: 'Open', newValue: 'Resolved' }],
    },
  ]);
  expect(ticketAudit(ticket, { ...ticket, assignee: 'STF-014' }, sara)).toMatchObject([
    { action: 'Ticket Assigned', changes: [{ field: 'Assignee', oldValue: null, newValue: 'Adam Weiss' }] },
  ]);
  expect(ticketAudit(ticket, { ...ticket, lastUpdate: '2026-11-21T00:00:00Z' }, sara)).toEqual([]);
});

it('records a reply, a note and a file, with audience and length, never the text', () => {
  const after = (entry: Parameters<typeof buildActivity>[0]) => ({
    ...ticket,
    activityLog: [...ticket.activityLog, buildActivity(entry)],
  });
  const note = ticketAudit(ticket, after({ type: 'comment', details: 'Secret', isInternal: true }), sara);
  expect(note).toEqual([
    {
      action: 'Internal Note Added',
      category: 'User Management',
      resource: { kind: 'tickets', id: 'TKT-2026-001' },
      details: 'Ticket TKT-2026-001: internal note, visible to staff only, 6 characters',
      after: { audience: 'staff only', length: 6 },
    },
  ]);
  const reply = after({ type: 'comment', details: 'Hello', isInternal: false });
  expect(ticketAudit(ticket, { ...reply, status: 'Resolved' }, sara)).toMatchObject([
    { action: 'Ticket Status Changed' },
    { action: 'Ticket Reply Sent', after: { audience: 'customer and staff', length: 5 } },
  ]);
  expect(ticketAudit(ticket, after({ type: 'attachment', action: 'uploaded a.txt' }), sara)).toMatchObject([
    { action: 'Ticket File Uploaded', details: 'Ticket TKT-2026-001: uploaded a.txt' },
  ]);
});
