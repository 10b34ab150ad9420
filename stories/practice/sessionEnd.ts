import { type HttpHandler, http } from 'msw';
import { apiBase } from '#fixtures/server/app.ts';
import type { Db } from '#fixtures/server/db.ts';
import { endpoints } from '#src/api/http/endpoints.ts';

/**
 * An override that ends all sessions on the server once: when a record is about to be changed, or another screen is
 * opened, which checks the session. Reads go on until then, so that a form can be filled in. While `signedIn` is false,
 * the first screen is that after the sign-in.
 */
export function sessionEnd({ sessions }: Db, signedIn: boolean): HttpHandler {
  let screenShown = signedIn;
  let ended = false;
  return http.all(`*${apiBase}/*`, async ({ request: { method, url } }) => {
    const path = new URL(url).pathname.replace(apiBase, '');
    const isCheck = path === endpoints.session;
    const isChange = method !== 'GET' && !path.startsWith('/auth/');
    if (ended || !(isCheck || isChange)) return;
    ended = screenShown;
    screenShown = true;
    if (ended) await sessions.endAll();
  });
}
