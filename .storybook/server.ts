import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import type { StoryServerOptions } from '#fixtures/msw/bridge.ts';
import type { SeededRole } from '#fixtures/server/accounts.ts';
import type { Db } from '#fixtures/server/db.ts';
import type { User } from '#src/api/types/session.ts';

/** `parameters.session`: the seeded account that is signed in, or none. */
export type StorySession = SeededRole | 'none';

/** `parameters.server`: the initial rows and shape of the fake server, and overrides for faults. */
export type StoryServerParameter = Omit<StoryServerOptions, 'session' | 'clock'> & {
  readonly overrides?: readonly HttpHandler[];
};

/** The fake server of a story. */
export interface StartedServer {
  /** The signed-in user. */
  readonly user: User | null;
  readonly db: Db;
  /** Passes a request to the reference API. */
  readonly handler: HttpHandler;
}

/**
 * Starts a new fake server for the story. The reference API is imported dynamically, because most stories do not need
 * it.
 */
export async function startServer(
  worker: SetupWorker,
  session: StorySession,
  { overrides = [], ...options }: StoryServerParameter,
): Promise<StartedServer> {
  const [{ createStoryServer }, { accounts }] = await Promise.all([
    import('#fixtures/msw/bridge.ts'),
    import('#fixtures/server/accounts.ts'),
  ]);
  const { db, handler } = await createStoryServer({ ...options, session, clock: () => new Date() });
  worker.use(...overrides, handler);
  // Overrides for the next request only: the story may have been played before.
  worker.restoreHandlers();
  if (session === 'none') return { user: null, db, handler };
  const { id, name, email, roles } = accounts[session];
  return { user: { id, name, email, roles }, db, handler };
}
