import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import type { StoryServerOptions } from '#fixtures/msw/bridge.ts';
import type { SeededRole } from '#fixtures/server/accounts.ts';
import type { User } from '#src/api/types/session.ts';

/** What `parameters.session` names: the seeded account that is signed in, or nobody. */
export type StorySession = SeededRole | 'none';

/** What `parameters.server` says: the rows and shapes the fake server begins with, and what goes wrong. */
export type StoryServerParameter = Omit<StoryServerOptions, 'session' | 'clock'> & {
  readonly overrides?: readonly HttpHandler[];
};

/**
 * Starts a fake server of its own for the story and returns who is signed in there. The reference API is loaded
 * only by stories that ask for it.
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
