import { describe, expect, it } from 'vitest';
import { chosenIn, recordChoices } from '#src/features/shared/list/describe/choices.ts';
import { filterQuery, rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import { recordChoiceFilter } from '#src/features/shared/list/describe/filters.ts';

interface Entry {
  readonly user: string | null;
}

const rows: readonly Entry[] = ['Sara', 'Omar', 'Sara Khalil', 'Omar', null, ''].map((user) => ({ user }));
const filters = { user: recordChoiceFilter('User', ({ user }: Entry) => user) };

describe('the choices that the records decide', () => {
  it('are their values in alphabetical order with the number of records, without empty ones', () => {
    expect(recordChoices(filters.user.of, rows)).toEqual([
      { value: 'Omar', label: 'Omar', count: 2 },
      { value: 'Sara', label: 'Sara', count: 1 },
      { value: 'Sara Khalil', label: 'Sara Khalil', count: 1 },
    ]);
  });

  it('count a record with several values for each, and with one twice only once', () => {
    const tags = recordChoices((row: readonly string[]) => row, [['a', 'b', 'a'], ['b']]);
    expect(tags.map(({ label, count }) => [label, count])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('are in the URL in one order, each once', () => {
    expect(chosenIn(null, ['Sara', ' ', 'Omar', 'Sara'])).toEqual(['Omar', 'Sara']);
  });

  it.each([
    ['the whole value', ['Sara'], ['Sara']],
    ['one of several', ['Omar', 'Sara'], ['Sara', 'Omar', 'Omar']],
  ])('match %s', (_, user, expected) => {
    const passes = rowFilter(filters, filterQuery(filters, { user })) ?? (() => true);
    expect(rows.filter(passes).map((row) => row.user)).toEqual(expected);
  });
});
