import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createReferenceApi } from '#fixtures/server/app.ts';
import { createCodes, type WaitingCode } from '#fixtures/server/codes.ts';
import type { Db } from '#fixtures/server/db.ts';
import { createIsolatedApis } from '#fixtures/server/isolatedApis.ts';
import { libsqlDb } from '#fixtures/server/libsqlDb.ts';
import { memoryDb } from '#fixtures/server/memoryDb.ts';
import type { Answerer } from '#fixtures/server/node.ts';
import { createSeed, renewSeed } from '#fixtures/server/seed.ts';
import { cookieSession } from '#fixtures/server/session.ts';
import { StartError, type StartOptions } from './options.ts';

/** The options of the API. */
export type ApiOptions = Pick<
  StartOptions,
  'memory' | 'reset' | 'faults' | 'developers' | 'companies' | 'database' | 'databaseToken'
>;

const clock = () => new Date();

async function openFile(url: string, reset: boolean): Promise<void> {
  const path = url.slice('file:'.length).split('?')[0] ?? '';
  if (reset) {
    await Promise.all(['', '-wal', '-shm'].map((ending) => rm(path + ending, { force: true })));
  }
  await mkdir(dirname(path), { recursive: true });
}

async function openDatabase(options: ApiOptions): Promise<Db> {
  const { database, databaseToken, reset } = options;
  if (options.memory) {
    return memoryDb();
  }
  try {
    if (database.startsWith('file:') && !database.includes(':memory:')) {
      await openFile(database, reset);
    }
    return await libsqlDb(database, databaseToken);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database ${database} cannot be opened: ${reason}`);
  }
}

/** The API for development: one database, in a file unless `--memory`; `onIssue` gets every one-time code. */
async function createDevApi(
  options: ApiOptions,
  origins: readonly string[],
  onIssue: (code: WaitingCode) => void,
): Promise<Answerer> {
  const db = await openDatabase(options);
  if (options.reset || (await db.isEmpty())) {
    await db.load(createSeed({ ...options, now: clock() }));
  } else {
    await renewSeed(db, clock());
  }
  const codes = createCodes({ onIssue });
  return createReferenceApi({ db, session: cookieSession(), clock, codes, origins, showCodes: true });
}

/** Creates the API from the options. Rejects with a `StartError` when its database cannot be opened. */
export async function createApi(
  options: ApiOptions,
  origins: readonly string[],
  onIssue: (code: WaitingCode) => void,
): Promise<Answerer> {
  return options.faults ? createIsolatedApis({ origins, clock }) : createDevApi(options, origins, onIssue);
}
