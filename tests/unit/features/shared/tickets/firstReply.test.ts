import { describe, expect, it } from 'vitest';
import { buildActivity, buildTicket } from '#fixtures/build/ticket.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { durationText, firstReply } from '#src/features/shared/tickets/firstReply.ts';

const agents = ['Lina Farouq'];
const now = new Date('2026-11-20T12:00');
const replyOf = (ticket: Ticket) => firstReply(ticket, agents, now);
const reply = (timestamp: string, more = {}) => buildActivity({ actor: 'Lina Farouq', timestamp, ...more });

describe('the first reply', () => {
  it.each([
    ['Critical', '2026-11-20 08:05', 'Overdue by 2 h 55 min', 'danger', -175],
    ['Critical', '2026-11-20 11:00', 'Due in 0 min', 'info', 0],
    ['High', '2026-11-20 09:45', 'Due in 1 h 45 min', 'info', 105],
    ['Medium', '2026-11-20 06:20', 'Due in 2 h 20 min', 'info', 140],
    ['Low', '2026-11-17 10:00', 'Overdue by 2 d 2 h', 'danger', -3000],
  ] as const)('of a %s ticket of %s is awaited: %s', (priority, created, text, intent, left) => {
    expect(replyOf(buildTicket({ priority, created }))).toEqual({ text, intent, left });
  });

  it('in time and late says how long', () => {
    const ticket = buildTicket({ priority: 'High', created: '2026-11-20 06:00' });
    const replied = (timestamp: string) => replyOf({ ...ticket, activityLog: [reply(timestamp)] });
    expect(replied('2026-11-20 10:00')).toEqual({ text: 'Replied in 4 h', intent: 'success', left: null });
    expect(replied('2026-11-20 10:20')).toEqual({
      text: 'Replied 20 min late',
      intent: 'warning',
      left: null,
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
      left: null,
    });
  });
});

it.each([
  [0, '0 min'],
  [59.6, '1 h'],
  [125, '2 h 5 min'],
  [1440, '1 d'],
  [1560, '1 d 2 h'],
])('writes %d minutes as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
