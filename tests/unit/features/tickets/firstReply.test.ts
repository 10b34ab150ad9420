import { describe, expect, it } from 'vitest';
import { buildActivity, buildTicket } from '#fixtures/build/ticket.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { durationText, firstReply, replyDue, waitingFor } from '#src/features/tickets/firstReply.tsx';

const now = new Date('2026-11-20T12:00');
const replyOf = (ticket: Ticket) => firstReply(ticket, now);
const reply = (timestamp: string, more = {}) => buildActivity({ staffId: 'STF-015', timestamp, ...more });

describe('the first reply', () => {
  it.each([
    ['Critical', '2026-11-20 08:05', 'Overdue by 2 h', 'danger', 'overdue'],
    ['Critical', '2026-11-20 11:00', 'Due in 1 min', 'info', 'due'],
    ['High', '2026-11-20 09:45', 'Due in 1 h', 'info', 'due'],
    ['Medium', '2026-11-20 06:20', 'Due in 2 h', 'info', 'due'],
    ['Low', '2026-11-17 10:00', 'Overdue by 2 d', 'danger', 'overdue'],
  ] as const)('of a %s ticket of %s is awaited: %s', (priority, created, text, intent, awaited) => {
    expect(replyOf(buildTicket({ priority, created }))).toEqual({ text, intent, awaited });
  });

  it('in time and late says how long', () => {
    const ticket = buildTicket({ priority: 'High', created: '2026-11-20 06:00' });
    const replied = (timestamp: string) => replyOf({ ...ticket, activityLog: [reply(timestamp)] });
    expect(replied('2026-11-20 10:00')).toEqual({ text: 'Replied in 4 h', intent: 'success', awaited: null });
    expect(replied('2026-11-20 10:20')).toEqual({
      text: 'Replied 20 min late',
      intent: 'warning',
      awaited: null,
    });
  });

  it('is no internal note, no comment of the customer and no other activity', () => {
    const ticket = buildTicket({
      priority: 'High',
      created: '2026-11-20 09:00',
      activityLog: [
        reply('2026-11-20 09:10', { isInternal: true }),
        buildActivity({ actor: 'A Customer', timestamp: '2026-11-20 09:20' }),
        reply('2026-11-20 09:30', { type: 'assignment' }),
      ],
    });
    expect(replyOf(ticket).text).toBe('Due in 1 h');
  });

  it.each(['Resolved', 'Closed'] as const)('is not awaited for a %s ticket', (status) => {
    expect(replyOf(buildTicket({ status }))).toEqual({
      text: 'No reply',
      intent: 'neutral',
      awaited: null,
    });
  });
});

it('is due at one moment, by which it is sorted; at none when nothing is awaited', () => {
  const open = buildTicket({ priority: 'High', created: '2026-11-20 06:00' });
  expect(replyDue(open)).toBe(new Date('2026-11-20T10:00').getTime() / 60_000);
  expect(replyDue({ ...open, status: 'Closed' })).toBeNull();
  expect(replyDue({ ...open, activityLog: [reply('2026-11-20 07:00')] })).toBeNull();
});

describe('a ticket waits', () => {
  const customer = buildActivity({ actor: 'A Customer' });
  const answered = reply('2026-11-20 09:00');
  const note = reply('2026-11-20 09:00', { isInternal: true });

  it.each([
    ['without a comment', [], 'us'],
    ['with the last word of the customer', [answered, customer], 'us'],
    ['with the last word of staff', [customer, answered], 'customer'],
    ['with a note after the word of the customer', [customer, note], 'us'],
    ['with a change after the word of staff', [answered, reply('', { type: 'status_change' })], 'customer'],
  ] as const)('%s for %s', (_, activityLog, who) => {
    expect(waitingFor(buildTicket({ activityLog }))).toBe(who);
  });

  it('for no one when it is resolved or closed', () => {
    expect(waitingFor(buildTicket({ status: 'Resolved' }))).toBeNull();
  });
});

it.each([
  [0, '1 min'],
  [59.6, '59 min'],
  [125, '2 h'],
  [1440, '1 d'],
  [4000, '2 d'],
])('writes %d minutes as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
