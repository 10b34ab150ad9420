import { describe, expect, it } from 'vitest';
import { allCompanies, companyRecords } from '#src/api/companies.ts';
import { isWhole, MAX_ROWS } from '#src/lib/maxRows.ts';
import { fakeFetch, json } from './fakeFetch.ts';

const companies = Array.from({ length: MAX_ROWS + 1 }, (_, index) => ({
  id: `c${index}`,
  companyName: `Company ${index}`,
}));

it('every company is read once: a row that moves to the next page meanwhile is the first one', async () => {
  const moved = { id: `c${MAX_ROWS - 1}`, companyName: 'Changed meanwhile' };
  const pages = [companies.slice(0, MAX_ROWS), [moved, ...companies.slice(MAX_ROWS)]];
  const calls = fakeFetch(() => json({ companies: pages[calls.length - 1], total: companies.length }));

  const { rows: loaded } = await companyRecords.readNow(undefined, {
    ...allCompanies,
    search: 'com',
    status: 'inactive',
  });
  expect(calls.map(({ path }) => path)).toEqual([
    `/company/getAll?page=1&limit=${MAX_ROWS}&search=com&status=inactive`,
    `/company/getAll?page=2&limit=${MAX_ROWS}&search=com&status=inactive`,
  ]);
  expect(loaded.map(({ companyName }) => companyName)).toEqual(
    companies.map(({ companyName }) => companyName),
  );
});

it('reads on after a full page of a server that sends no total', async () => {
  const pages = [companies.slice(0, MAX_ROWS), companies.slice(MAX_ROWS)];
  const calls = fakeFetch(() => json({ companies: pages[calls.length - 1] }));
  expect((await companyRecords.readNow()).rows).toHaveLength(MAX_ROWS + 1);
  expect(calls).toHaveLength(2);
});

it('reads no further when a server sends the same companies for every page', async () => {
  const calls = fakeFetch(() => json({ companies }));
  expect((await companyRecords.readNow()).rows).toHaveLength(MAX_ROWS + 1);
  expect(calls).toHaveLength(2);
});

it('reads on while a server that sends fewer companies than asked for says that there are more', async () => {
  const calls = fakeFetch(() =>
    json({ companies: companies.slice(2 * calls.length - 2, 2 * calls.length), total: 6 }),
  );
  const { rows: loaded } = await companyRecords.readNow();
  expect(loaded.map(({ id }) => id)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5']);
  expect(calls.map(({ path }) => path)).toContain(`/company/getAll?page=1&limit=${MAX_ROWS}`);
});

describe('companies of which one is deleted while they are read', () => {
  const left = companies.slice(1);

  it('are read again, because one that moved to the first page is missing', async () => {
    // A company of the first page is deleted before the second page is read.
    const pages = [
      { companies: companies.slice(0, MAX_ROWS), total: companies.length },
      { companies: [], total: left.length },
      { companies: left, total: left.length },
    ];
    const calls = fakeFetch(() => json(pages[calls.length - 1]));
    const page = await companyRecords.readNow();
    expect(page.rows.map(({ id }) => id)).toEqual(left.map(({ id }) => id));
    expect(isWhole(page)).toBe(true);
  });

  it('are not whole if that happens at each read: nothing that they lack counts as deleted', async () => {
    const calls = fakeFetch(() =>
      json({ companies: companies.slice(0, MAX_ROWS), total: companies.length + (calls.length % 2) }),
    );
    expect(isWhole(await companyRecords.readNow())).toBe(false);
    expect(calls).toHaveLength(6);
  });
});

it('are not whole where a server sends fewer than it has', async () => {
  fakeFetch(() => json({ companies: companies.slice(0, 3), total: 9 }));
  expect(isWhole(await companyRecords.readNow())).toBe(false);
});
