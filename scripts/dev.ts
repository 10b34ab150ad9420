import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { listen } from '#fixtures/server/node.ts';
import { readNumber, readOptions } from './serve/options.ts';
import { accountLines, columns, run } from './serve/terminal.ts';
import { waitForServer } from './serve/waitForServer.ts';

// `npm run dev`: the console, the API and Storybook with hot reload. The console's server proxies `/api` to the API,
// so that both have the same origin under any host name.

const children: ChildProcess[] = [];

/** Starts a child process; when it exits by itself, all others are stopped. */
function start(name: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => {
    console.error(`${name} has ended.`);
    stop();
    process.exit(code ?? 1);
  });
  children.push(child);
}

function stop(): void {
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
  }
}

/** Throws when a port is taken, before anything is started. */
async function checkPort(port: number, name: string): Promise<void> {
  const server = await waitForServer(listen(createServer(), port), port, name);
  await server.close();
}

run(async () => {
  const args = process.argv.slice(2);
  const env = { ...process.env, PORT: process.env.PORT || '5173' };
  const { port, apiPort } = readOptions(args, env);
  const storybookPort = readNumber('STORYBOOK_PORT', process.env.STORYBOOK_PORT || '6006', 65_535);
  await checkPort(port, 'PORT');
  await checkPort(apiPort, 'API_PORT');
  await checkPort(storybookPort, 'STORYBOOK_PORT');

  const origins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${port}`).join();
  const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
  start('The API', [...watch, 'scripts/api.ts', ...args], { ORIGINS: origins, API_PORT: String(apiPort) });
  const storybook = ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--no-open', '--ci', '--quiet'];
  start('Storybook', [...storybook, '--exact-port', '-p', String(storybookPort)], {});
  const vite = await createVite({
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '/api': { target: `http://127.0.0.1:${apiPort}` } },
    },
  });
  await vite.listen();
  console.log(
    `\n${columns([
      ['Blume Console', `http://127.0.0.1:${port}/`],
      ['Storybook', `http://127.0.0.1:${storybookPort}/ (in a few seconds)`],
      ['Reference API', `http://127.0.0.1:${apiPort}/api/v1`],
      ['', ''],
      ...accountLines(),
      ['', ''],
      ['Ctrl+C', 'stops everything'],
    ])}\n`,
  );
}, stop);
