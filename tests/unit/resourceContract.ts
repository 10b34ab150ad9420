import { expect, it } from 'vitest';
import type { Page } from '#src/api/results/page.ts';
import type { Resource } from '#src/api/results/resource.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

/** A resource of the console, and what a test needs to know of it. */
export interface ContractCase<Row, Values, Query> {
  readonly resource: Resource<Row, Values, Query>;
  /** The query of the shown list. */
  readonly query: Query;
  /** Values of a new record; another one for each number. */
  readonly newValues: (number: number) => Values;
  /** Values that change the name of a record. */
  readonly renamed: (name: string) => Partial<Values>;
}

/** The shown list of a resource: a mounted hook. */
export interface ShownRows<Row> {
  readonly read: () => QueryResult<Page<Row>>;
  /** Resolves when renders, effects and requests are done. */
  readonly settled: () => Promise<void>;
}

/**
 * What every resource of the console does, on samples as on the server. `show` mounts its list; call it inside of a
 * `describe` of its own.
 */
export function resourceContract<Row extends { readonly id: string }, Values, Query>(
  { resource, query, newValues, renamed }: ContractCase<Row, Values, Query>,
  show: (useRows: () => QueryResult<Page<Row>>) => Promise<ShownRows<Row>>,
): void {
  const { kind } = resource;
  const shown = () => show(() => resource.useRows(query));
  const rowsOf = ({ read }: ShownRows<Row>) => {
    const result = read();
    return result.status === 'ready' ? result.data.rows : [];
  };
  const namesOf = (rows: readonly Row[]) => rows.map(kind.nameOf);
  const now = async () => (await resource.readNow()).rows;

  it('finds a created record, in the list and past every cache', async () => {
    const list = await shown();
    const before = rowsOf(list).map(({ id }) => id);
    await resource.create(newValues(1));
    resource.refresh();
    await list.settled();
    const added = rowsOf(list).filter(({ id }) => !before.includes(id));
    expect(added).toHaveLength(1);
    expect(namesOf(await now())).toContain(namesOf(added)[0]);
  });

  it('shows an update, and keeps the values that it does not change', async () => {
    const list = await shown();
    const [row] = rowsOf(list);
    if (!row) throw new Error('There is no record.');
    await resource.update(row, renamed('Renamed'));
    await list.settled();
    const changed = rowsOf(list).find(({ id }) => id === row.id);
    expect(changed && kind.nameOf(changed)).toBe('Renamed');
    expect(changed && kind.valuesOf(changed)).toEqual({ ...kind.valuesOf(row), ...renamed('Renamed') });
  });

  it('has both of two changes of one record, the later one last', async () => {
    const list = await shown();
    const [row] = rowsOf(list);
    if (!row) throw new Error('There is no record.');
    await resource.update(row, renamed('First'));
    await resource.update(row, renamed('Second'));
    await list.settled();
    expect(namesOf(rowsOf(list))).toContain('Second');
    expect(namesOf(await now())).not.toContain('First');
  });

  it('hides a deleted record at once', async () => {
    const list = await shown();
    const [row] = rowsOf(list);
    if (!row) throw new Error('There is no record.');
    const removed = resource.remove(row);
    await list.settled();
    expect(rowsOf(list).map(({ id }) => id)).not.toContain(row.id);
    await removed;
    await list.settled();
    expect((await now()).map(({ id }) => id)).not.toContain(row.id);
  });

  it('refuses to change a record that is not there any more, with 404', async () => {
    const list = await shown();
    const [row] = rowsOf(list);
    if (!row) throw new Error('There is no record.');
    await resource.remove(row);
    await expect(resource.update(row, renamed('Late'))).rejects.toMatchObject({ status: 404 });
  });

  // The server puts nothing back.
  const { restore } = resource;
  if (restore)
    it('puts deleted records back where they were', async () => {
      const list = await shown();
      const before = rowsOf(list).map(({ id }) => id);
      const [first, second] = rowsOf(list);
      if (!first || !second) throw new Error('There are not two records.');
      await resource.remove(first);
      await resource.remove(second);
      restore([second]);
      restore([first]);
      await list.settled();
      expect(rowsOf(list).map(({ id }) => id)).toEqual(before);
    });

  it('gives every new record an id of its own, also after a deletion', async () => {
    await resource.create(newValues(1));
    const [added] = (await now()).filter(
      (row) => kind.nameOf(row) === String(Object.values(newValues(1) as object)[0]),
    );
    if (!added) throw new Error('The record was not created.');
    await resource.remove(added);
    await resource.create(newValues(2));
    const ids = (await now()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(added.id);
  });
}
