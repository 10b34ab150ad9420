import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { WaitingCode } from '#fixtures/server/codes.ts';
import { listen, type RunningServer, serveApi } from '#fixtures/server/node.ts';
import { createApi } from './api.ts';
import { StartError, type StartOptions } from './options.ts';
import { readSite, recompress, type SiteFiles } from './siteFiles.ts';
import { type SiteHandler, staticSite } from './staticSite.ts';
import { waitForServer } from './waitForServer.ts';

/** The running servers of the built console and the reference API. */
export interface Stack {
  readonly site: RunningServer;
  readonly api: RunningServer;
  close: () => Promise<void>;
}

// In a child process, so that the build's half gigabyte of memory is freed afterwards.
async function buildConsole(apiOrigin: string): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, VITE_API_HOST: apiOrigin },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  const code = await new Promise((done) => child.on('close', done));
  process.off('exit', stop);
  if (code !== 0) {
    throw new StartError('The console could not be built.');
  }
}

async function readBuilt(apiOrigin: string): Promise<SiteFiles> {
  const files = await readSite('dist').catch(() => {
    throw new StartError('There is no dist/ yet: start once without --no-build.');
  });
  const fits = [...files.values()].some((file) => file.identity.includes(apiOrigin));
  if (!fits) {
    throw new StartError(`dist/ was built for another API than ${apiOrigin}: start without --no-build.`);
  }
  return files;
}

/** Callbacks while the stack starts and runs. */
export interface StackEvents {
  onBuild?: () => void;
  onCode?: (code: WaitingCode) => void;
}

/**
 * Starts both servers, builds the console for this API unless `build` is false, and serves it. The servers listen
 * before the build, so that a taken port fails at once. Rejects with a `StartError`.
 */
export async function startStack(options: StartOptions, events: StackEvents = {}): Promise<Stack> {
  let files: SiteFiles | null = null;
  let handler: SiteHandler = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => handler(request, response));
  const site = await waitForServer(listen(server, options.port), options.port, 'PORT');
  const running = [site];
  const close = async () => {
    await Promise.all(running.map((each) => each.close()));
  };
  try {
    const answerer = await createApi(options, [site.origin], (code) => events.onCode?.(code));
    const api = await waitForServer(serveApi(answerer, options.apiPort), options.apiPort, 'API_PORT');
    running.push(api);
    const report = process.env.VITE_ERROR_REPORT_URL;
    const reportOrigin = report ? new URL(report).origin : undefined;
    handler = staticSite(() => files, { apiOrigin: api.origin, reportOrigin, https: false });
    if (options.build) {
      events.onBuild?.();
      await buildConsole(api.origin);
    }
    files = await readBuilt(api.origin);
    // Optional and in the background: a failure only leaves the answers larger.
    recompress(files).catch(() => undefined);
    return { site, api, close };
  } catch (error) {
    await close();
    throw error;
  }
}
