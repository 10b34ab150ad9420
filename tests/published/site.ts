import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Storybooks are often published in a folder, as GitHub Pages does. */
const place = '/blume-console';

/** The headers that deploy/README.md demands of the host of a Storybook. */
function demandedHeaders(): readonly (readonly [string, string])[] {
  const [, text = ''] = readFileSync('deploy/README.md', 'utf8').split('# Publishing the Storybook');
  const block = text.split('```')[1] ?? '';
  const headers = [...block.matchAll(/^([\w-]+): (.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  if (headers.length === 0) throw new Error('deploy/README.md has no headers for a Storybook.');
  return headers;
}

/** Serves `storybook-static` as a host would: in a folder, with these headers. */
export function serveStorybook(): Promise<{ address: string; close: () => Promise<void> }> {
  const headers = demandedHeaders();
  const app = new Hono()
    .use('*', async (context, next) => {
      await next();
      for (const [name, value] of headers) context.header(name, value);
    })
    .use(
      `${place}/*`,
      serveStatic({ root: 'storybook-static', rewriteRequestPath: (path) => path.slice(place.length) }),
    );
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        address: `http://127.0.0.1:${port}${place}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
}
