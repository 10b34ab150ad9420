import type { RunningServer } from '#fixtures/server/node.ts';
import { StartError } from './options.ts';

/** Waits until a server listens; turns the error of a taken port into a `StartError`. */
export async function waitForServer(
  starting: Promise<RunningServer>,
  port: number,
  name: string,
): Promise<RunningServer> {
  try {
    return await starting;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is taken: choose another one with ${name}=… before the command.`);
    }
    throw error;
  }
}
