import { afterEach, describe, expect, it } from 'vitest';
import type { Db } from '#fixtures/server/db.ts';
import { createSeed, renewSeed } from '#fixtures/server/seed.ts';
import { dbs } from './dbs.ts';

const first = new Date('2027-02-27T10:00:00Z');
const later = new Date('2027-03-02T10:00:00Z');

describe.each(dbs)('the samples of a database in %s', (_, create) => {
  let db: Db;
  afterEach(() => db.close());

  async function seeded() {
    db = await create();
    await db.load(createSeed({ now: first }));
    return db;
  }

  it('have the dates of the day of a later start', async () => {
    await seeded();
    expect(await db.seededAt()).toBe(first.toISOString());
    await renewSeed(db, later);
    expect(await db.seededAt()).toBe(later.toISOString());
    const fresh = createSeed({ now: later });
    expect(await Promise.all(fresh.companies.map(({ id }) => db.companies.get(id)))).toEqual(fresh.companies);
    expect(await Promise.all(fresh.developers.map(({ id }) => db.developers.get(id)))).toEqual(
      fresh.developers,
    );
  });

  it('stay as they are on the same day', async () => {
    await seeded();
    await renewSeed(db, new Date('2027-02-27T23:59:59Z'));
    expect(await db.seededAt()).toBe(first.toISOString());
  });

  it('keep what was edited, and do not bring back what was deleted', async () => {
    await seeded();
    const edited = { ...(await db.companies.get('COMP-002')), phoneNumber: '+971 4 000 0000' };
    await db.companies.put(edited as Parameters<Db['companies']['put']>[0]);
    await db.developers.remove('USR-003');
    await renewSeed(db, later);
    await renewSeed(db, new Date('2027-03-09T10:00:00Z'));
    expect(await db.companies.get('COMP-002')).toEqual(edited);
    expect(await db.developers.get('USR-003')).toBeNull();
  });
});
