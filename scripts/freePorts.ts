import { createServer } from 'node:net';

/** A free port, so that two runs on one machine do not conflict. */
function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : '')));
    });
  });
}

/** Ports for journeys over a console that is built already, as environment variables of `playwright.config.ts`. */
export async function freePorts() {
  return { E2E_PORT: await freePort(), E2E_API_PORT: await freePort(), E2E_BUILT: 'yes' };
}
