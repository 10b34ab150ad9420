import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import type { StoryServerOptions } from '#fixtures/msw/bridge.ts';
import type { SeededRole } from '#fixtures/server/accounts.ts';
import type { User } from '#src/api/types/session.ts';

/** `parameters.session`: the seeded account that is signed in, or none. */
export type StorySession = SeededRole | 'none';

/** `parameters.server`: the initial rows and shape of the fake server, and overrides for faults. */
export type StoryServerParameter = Omit<StoryServerOptions, 'session' | 'clock'> & {
  readonly overrides?: readonly HttpHandler[];
};

/**
 * Starts a new fake server for the story and returns the signed-in user. The reference API is imported dynamically,
 * because most stories do not need it.
 */
export async function startServer(
  worker: SetupWorker,
  session: StorySession,
  { overrides = [], ...options }: StoryServerParameter,
): Promise<User | null> {
  const [{ createStoryServer }, { accounts }] = await Promise.all([
    import('#fixtures/msw/bridge.ts'),
    import('#fixtures/server/accounts.ts'),
  ]);
  const { handler } = await createStoryServer({ ...options, session, clock: () => new Date() });
  worker.use(...overrides, handler);
  if (session === 'none') return null;
  const { id, name, email, roles } = accounts[session];
  return { id, name, email, roles };
}
