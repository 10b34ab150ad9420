import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** A server of a folder's files. */
export interface Site {
  readonly address: string;
  close: () => Promise<void>;
}

/** Serves a folder of static files on a free port of 127.0.0.1. */
export function serveFolder(root: string): Promise<Site> {
  const app = new Hono().use('/*', serveStatic({ root }));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        address: `http://127.0.0.1:${port}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
}
