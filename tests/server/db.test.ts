import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { accounts } from '#fixtures/server/accounts.ts';
import type { Db } from '#fixtures/server/db.ts';
import { libsqlDb } from '#fixtures/server/libsqlDb.ts';
import { toCompanyRecord, toDeveloperRecord } from '#fixtures/server/records.ts';
import { createSeed } from '#fixtures/server/seed.ts';
import { dbs } from './dbs.ts';

const now = new Date(storyNow);
const all = { page: 1, limit: 1000, search: '', status: '' };
const home = toCompanyRecord(buildCompany({ id: 'c1', companyName: 'Home' }));
const [first, second, third] = ['Ada', 'Bo', 'Çelik'].map((name, index) =>
  toDeveloperRecord(
    buildDeveloper({
      id: `d${index}`,
      name,
      email: `${name}@x.example`,
      companyId: index === 1 ? 'c1' : null,
      isActive: index !== 2,
    }),
  ),
);

describe.each(dbs)('a database in %s', (_, create) => {
  let db: Db;
  afterEach(() => db.close());

  async function filled() {
    db = await create();
    if (first && second && third) {
      await db.load({ ...createSeed({ now }), developers: [first, second, third], companies: [home] });
    }
    return db;
  }

  it('is empty until it is loaded, and has only the rows of the last load', async () => {
    db = await create();
    expect(await db.isEmpty()).toBe(true);
    await db.load(createSeed({ now }));
    await db.load(createSeed({ now, developers: 3, companies: 2 }));
    expect(await db.isEmpty()).toBe(false);
    expect((await db.developers.list(all)).total).toBe(3);
    expect((await db.companies.list(all)).total).toBe(2);
    expect(await db.accounts.byEmail('SUPERADMIN@blume.example')).toEqual(accounts.super_admin);
    expect(await db.accounts.byId(accounts.viewer.id)).toEqual(accounts.viewer);
    expect(await db.accounts.byId('none')).toBeNull();
  });

  it('lists in the order of the seed, new rows first', async () => {
    const { developers } = await filled();
    await developers.add(toDeveloperRecord(buildDeveloper({ id: 'd9', name: 'Zoe', email: 'z@x.example' })));
    const page = await developers.list({ ...all, limit: 2 });
    expect(page.rows.map(({ name }) => name)).toEqual(['Zoe', 'Ada']);
    expect(page.total).toBe(4);
    const next = await developers.list({ ...all, limit: 2, page: 2 });
    expect(next.rows.map(({ name }) => name)).toEqual(['Bo', 'Çelik']);
  });

  it('searches literally in any case and filters by status', async () => {
    const { developers } = await filled();
    const found = async (search: string, status = '') =>
      (await developers.list({ ...all, search, status })).rows.map(({ id }) => id);
    expect(await found('C\u0327ELIK')).toEqual(['d2']);
    expect(await found('BO@X')).toEqual(['d1']);
    expect(await found('x.example', 'active')).toEqual(['d0', 'd1']);
    expect(await found('', 'inactive')).toEqual(['d2']);
    expect(await found('%')).toEqual([]);
    expect(await found("'")).toEqual([]);
  });

  it('keeps emails unique in any case', async () => {
    const { developers } = await filled();
    const twin = toDeveloperRecord(buildDeveloper({ id: 'd9', email: 'ADA@X.example' }));
    expect(await developers.add(twin)).toBe(false);
    expect(await developers.put({ ...twin, id: 'd1' })).toBe('duplicate');
    expect(await developers.put({ ...twin, id: 'd0' })).toBe('saved');
    expect(await developers.put({ ...twin, id: 'none', email: 'n@x.example' })).toBe('missing');
    expect((await developers.get('d0'))?.email).toBe('ADA@X.example');
  });

  it('gets several rows at once', async () => {
    const { developers } = await filled();
    const found = await developers.getMany(['d2', 'none', 'd0']);
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(['Ada', 'Çelik']));
    expect(await developers.getMany([])).toEqual([]);
  });

  it('removes a row once', async () => {
    const { developers } = await filled();
    expect(await developers.remove('d1')).toBe(true);
    expect(await developers.remove('d1')).toBe(false);
    expect(await developers.get('d1')).toBeNull();
  });

  it('finds the developer users of a company, also after a change', async () => {
    const { developers } = await filled();
    expect((await developers.ofCompanies(['c1', 'c2'])).map(({ id }) => id)).toEqual(['d1']);
    if (first && second) {
      await developers.put({ ...first, companyId: 'c1' });
      await developers.put({ ...second, companyId: null });
    }
    expect((await developers.ofCompanies(['c1'])).map(({ id }) => id)).toEqual(['d0']);
  });

  it('opens one session per account until it expires or ends', async () => {
    const { sessions } = await filled();
    const session = { accountId: 'a', tokenHash: 'one', expiresAt: 100 };
    expect(await sessions.open(session, 0)).toBe(true);
    expect(await sessions.open({ ...session, tokenHash: 'two', expiresAt: 200 }, 99)).toBe(false);
    expect(await sessions.byToken('one', 99)).toEqual(session);
    expect(await sessions.byToken('one', 100)).toBeNull();
    expect(await sessions.isOpen('a', 100)).toBe(false);
    expect(await sessions.open({ ...session, tokenHash: 'two', expiresAt: 200 }, 100)).toBe(true);
    expect(await sessions.byToken('one', 100)).toBeNull();
    await sessions.end('a');
    expect(await sessions.isOpen('a', 100)).toBe(false);
    await sessions.open(session, 0);
    await sessions.endAll();
    expect(await sessions.byToken('one', 0)).toBeNull();
  });

  it('stores logos byte by byte', async () => {
    const { logos } = await filled();
    const logo = { companyId: 'c1', contentType: 'image/png', bytes: new Uint8Array([0, 255, 10, 13]) };
    await logos.put(logo);
    expect(await logos.get('c1')).toEqual(logo);
    await logos.put({ ...logo, bytes: new Uint8Array([7]) });
    expect((await logos.get('c1'))?.bytes).toEqual(new Uint8Array([7]));
    await logos.remove('c1');
    expect(await logos.get('c1')).toBeNull();
  });
});

describe('a database file', () => {
  it('is kept over a restart and contains no password', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blume-'));
    try {
      const url = `file:${join(folder, 'blume.db')}`;
      const before = await libsqlDb(url);
      await before.load(createSeed({ now }));
      await before.developers.remove(String(createSeed({ now }).developers[0]?.id));
      before.close();
      const after = await libsqlDb(url);
      expect((await after.developers.list(all)).total).toBe(63);
      after.close();
      expect((await readFile(join(folder, 'blume.db'))).includes('Blume-2026!')).toBe(false);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('is refused when a newer version wrote it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blume-'));
    try {
      const url = `file:${join(folder, 'blume.db')}`;
      (await libsqlDb(url)).close();
      const { createClient } = await import('@libsql/client');
      const client = createClient({ url });
      await client.execute('INSERT INTO schema_version VALUES (99)');
      client.close();
      await expect(libsqlDb(url)).rejects.toThrow('form 99');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
