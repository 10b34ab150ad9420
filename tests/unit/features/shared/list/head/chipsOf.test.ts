import { describe, expect, it } from 'vitest';
import { choiceFilter, dateFilter, type ListFilter } from '#src/features/shared/list/describe/filters.ts';
import { chipsOf } from '#src/features/shared/list/head/SetFilters.tsx';
import { optionsOf } from '#src/lib/options.ts';

interface Ticket {
  readonly id: string;
  readonly name: string;
}

const priority = choiceFilter('Priority', optionsOf(['c', 'h'], { c: 'Critical', h: 'High' }), () => null);
const created = dateFilter('Created', () => null);
const text: ListFilter<Ticket> = { type: 'text', label: 'Agent', placeholder: '', of: () => '' };
const customer: ListFilter<Ticket> = {
  type: 'reference',
  label: 'Customer',
  several: true,
  of: ({ id }) => id,
  nameOf: ({ name }) => name,
};
const rows: readonly Ticket[] = [
  { id: '1', name: 'Acme' },
  { id: '2', name: 'Acme' },
  { id: '3', name: '' },
];

describe('the chips of a filter', () => {
  it('are one for each choice, each without which the others stay', () => {
    expect(chipsOf(priority, ['c', 'h'], rows)).toEqual([
      { text: 'Critical', without: ['h'] },
      { text: 'High', without: ['c'] },
    ]);
  });

  it('are one for a text and for a date', () => {
    expect(chipsOf(text, 'sara', rows)).toEqual([{ text: 'sara', without: '' }]);
    expect(chipsOf(created, 'last-7-days', rows)).toEqual([{ text: 'Last 7 days', without: '' }]);
    expect(chipsOf(created, '2026-11-01..2026-11-30', rows)[0]?.text).toBe('2026-11-01 – 2026-11-30');
    expect(chipsOf(created, '2026-11-01..', rows)[0]?.text).toBe('from 2026-11-01');
    expect(chipsOf(created, '..2026-11-30', rows)[0]?.text).toBe('to 2026-11-30');
  });

  it('name the records of a reference, each name once, and by its value one that no row names', () => {
    expect(chipsOf(customer, '1,2', rows)).toEqual([{ text: 'Acme', without: '' }]);
    expect(chipsOf(customer, '1,3,4', rows)[0]?.text).toBe('Acme, 3, 4');
  });

  it('are none for a filter that is not set', () => {
    for (const [filter, value] of [
      [priority, []],
      [text, '  '],
      [created, ''],
      [customer, ''],
    ] as const) {
      expect(chipsOf(filter, value, rows)).toEqual([]);
    }
  });
});
