import { describe, expect, it } from 'vitest';
import { buildActivity, buildTicket } from '#fixtures/build/ticket.ts';
import { latestActivities, urgentTickets } from '#src/features/support-dashboard/SupportDashboardScreen.tsx';

describe('the urgent tickets', () => {
  it('are the active critical and high ones: critical first, then the newest', () => {
    const older = buildTicket({ priority: 'High', status: 'Open', created: '2026-11-18 09:00' });
    const newer = buildTicket({ priority: 'High', status: 'In Progress', created: '2026-11-19 09:00' });
    const critical = buildTicket({ priority: 'Critical', status: 'Open', created: '2026-11-01 09:00' });
    const others = [
      buildTicket({ priority: 'Critical', status: 'Resolved' }),
      buildTicket({ priority: 'High', status: 'Closed' }),
      buildTicket({ priority: 'Medium', status: 'Open' }),
    ];
    expect(urgentTickets([older, ...others, newer, critical])).toEqual([critical, newer, older]);
  });
});

describe('the latest activities', () => {
  const first = buildActivity({ timestamp: '2026-11-18 09:00' });
  const second = buildActivity({ timestamp: '2026-11-18T10:00:00.000Z' });
  const third = buildActivity({ timestamp: '2026-11-20 09:00' });
  const one = buildTicket({ activityLog: [first, third] });
  const other = buildTicket({ activityLog: [second] });

  it('are those of all tickets, the newest first, each with its ticket', () => {
    expect(latestActivities([one, other], 9)).toEqual([
      { ...third, ticketId: one.ticketId },
      { ...second, ticketId: other.ticketId },
      { ...first, ticketId: one.ticketId },
    ]);
  });

  it('are no more than asked for', () => {
    expect(latestActivities([one, other], 2).map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(latestActivities([buildTicket()], 2)).toEqual([]);
  });
});
