import { serveApi } from '#fixtures/server/node.ts';
import { createApi } from './serve/api.ts';
import { readOptions } from './serve/options.ts';
import { printCode, run } from './serve/terminal.ts';
import { waitForServer } from './serve/waitForServer.ts';

// Only the reference API, for `npm run dev`, which restarts it when its files change. `ORIGINS` are the allowed
// origins of the console, separated by commas.
run(async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  const origins = (process.env.ORIGINS ?? '').split(',').filter((origin) => origin !== '');
  const api = await createApi(options, origins, printCode);
  await waitForServer(serveApi(api, options.apiPort), options.apiPort, 'API_PORT');
});
