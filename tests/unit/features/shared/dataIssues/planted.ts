import { expect, it } from 'vitest';
import type { Find } from '#src/features/shared/dataIssues/found.ts';

/** What is planted for an issue: rows that have it, in place of rows of the list. */
export type Planted<Row> = readonly Partial<Row>[];

/** Each issue is planted in a list of 1,000 records and found there, and nothing else is. */
export function findsPlanted<Row extends { readonly id: string }, Facts>(
  find: Find<Row, Facts>,
  rows: readonly Row[],
  facts: Facts,
  planted: Readonly<Record<string, Planted<Row>>>,
): void {
  it('finds nothing in 1,000 sound records', () => {
    const { counts } = find(rows, facts);
    expect(rows).toHaveLength(1000);
    expect([...counts.keys()].toSorted()).toEqual(Object.keys(planted).toSorted());
    expect([...counts].filter(([, count]) => count > 0)).toEqual([]);
  });

  it.each(Object.entries(planted))('%s', (name, differences) => {
    // Far from each other, so that grouping has to move them.
    const places = differences.map((_, index) => 100 + index * 300);
    const list = rows.map((row, index) => ({ ...row, ...differences[places.indexOf(index)] }));
    const found = find(list, facts);
    const ids = places.map((place) => list[place]?.id);
    expect(list.filter((row) => found.of(row).includes(name)).map(({ id }) => id)).toEqual(ids);
    expect(found.counts.get(name)).toBe(ids.length);
    const others = [...found.counts].filter(([other, count]) => other !== name && count > 0);
    expect(others).toEqual([]);

    const same = name.startsWith('same-');
    const [first] = list.filter(({ id }) => id === ids[0]);
    expect(first && found.duplicates(first, [name]).map(({ id }) => id)).toEqual(same ? ids : []);
    const grouped = found.grouped(list, [name]).map(({ id }) => id);
    expect(grouped.toSorted()).toEqual(list.map(({ id }) => id).toSorted());
    expect(same ? grouped.slice(0, ids.length) : ids).toEqual(ids);
  });
}
