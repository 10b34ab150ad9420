import { serveApi } from '#fixtures/server/node.ts';
import { createApi } from './serve/api.ts';
import { claim } from './serve/claim.ts';
import { readOptions } from './serve/options.ts';
import { run, tellCode } from './serve/tell.ts';

// The reference API alone, for `npm run dev`, which starts it anew when its files change. `ORIGINS` are the
// pages that may call it, with commas between.
run(async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  const origins = (process.env.ORIGINS ?? '').split(',').filter((origin) => origin !== '');
  const api = await createApi(options, origins, tellCode);
  await claim(serveApi(api, options.apiPort), options.apiPort, 'API_PORT');
});
