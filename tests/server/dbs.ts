import type { Db } from '#fixtures/server/db.ts';
import { libsqlDb } from '#fixtures/server/libsqlDb.ts';
import { memoryDb } from '#fixtures/server/memoryDb.ts';

/** Both kinds of database, empty, for tests that both must pass. */
export const dbs: readonly (readonly [name: string, create: () => Promise<Db>])[] = [
  ['memory', async () => memoryDb()],
  ['SQLite', () => libsqlDb('file::memory:')],
];
