import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { storybookHeaders } from './headers.ts';

/** A server of a folder's files. */
export interface Site {
  readonly address: string;
  close: () => Promise<void>;
}

/** Storybooks are often published in a folder, as GitHub Pages does. */
const place = '/blume-console';

/**
 * Serves a built Storybook on a free port of 127.0.0.1 as a host would: in a folder, with the headers of
 * deploy/README.md.
 */
export function serveFolder(root: string): Promise<Site> {
  const app = new Hono()
    .use('*', async (context, next) => {
      await next();
      for (const [name, value] of Object.entries(storybookHeaders)) context.header(name, value);
    })
    .use(`${place}/*`, serveStatic({ root, rewriteRequestPath: (path) => path.slice(place.length) }));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        address: `http://127.0.0.1:${port}${place}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
}
