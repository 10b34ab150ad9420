import { describe, expect, it } from 'vitest';
import { buildActivity } from '#fixtures/build/ticket.ts';
import { dayName, trailDays } from '#src/features/tickets/details/TicketConversation.tsx';

const entry = (timestamp: string) => buildActivity({ timestamp });
const dayOf = (value: string | number) => new Date(value).toISOString().slice(0, 10);

describe('a trail by day', () => {
  it('groups neighbours of one day and keeps the order', () => {
    const log = ['2026-11-20T08:00Z', '2026-11-20T23:00Z', '2026-11-21T00:10Z'].map(entry);
    expect(trailDays(log, dayOf)).toEqual([
      { day: '2026-11-20', entries: log.slice(0, 2) },
      { day: '2026-11-21', entries: log.slice(2) },
    ]);
    expect(trailDays([], dayOf)).toEqual([]);
  });

  it('has an unreadable date in a group of its own', () => {
    expect(trailDays([entry('?')], () => null).map(({ day }) => day)).toEqual(['']);
  });

  it.each([
    ['2026-11-21', 'Today'],
    ['2026-11-20', 'Yesterday'],
    ['2026-11-19', '2026-11-19'],
    ['', 'Unknown day'],
  ])('names %j %s', (day, name) => {
    expect(dayName(day, '2026-11-21')).toBe(name);
  });
});
