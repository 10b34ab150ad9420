import { delay, getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { delayed, failing, unreachable } from '#fixtures/msw/overrides.ts';
import { apiBase } from '#fixtures/server/app.ts';
import { endpoints } from '#src/api/http/endpoints.ts';
import { passTime } from '#storybook/clock.ts';
import type { StartedServer, StoryServerParameter } from '#storybook/server.ts';
import { sessionEnd } from './sessionEnd.ts';

const changes = [
  endpoints.createDeveloper,
  `${endpoints.updateDeveloper}/*`,
  `${endpoints.deleteDeveloper}/*`,
  endpoints.createCompany,
  `${endpoints.updateCompany}/*`,
  `${endpoints.deleteCompany}/*`,
];

/** What a save takes for "just now", and reads nothing again, is shorter (decision 23). */
const longAgo = 60_000;

/** Another user renames all records. The clock moves on, so that a save reads its record again. */
async function renameAll({ db: { developers, companies } }: StartedServer): Promise<void> {
  const all = { page: 1, limit: Number.MAX_SAFE_INTEGER, search: '', status: '' };
  for (const row of (await developers.list(all)).rows) {
    await developers.put({ ...row, name: `${row.name}, renamed` });
  }
  for (const row of (await companies.list(all)).rows) {
    await companies.put({ ...row, companyName: `${row.companyName}, renamed` });
  }
  passTime(longAgo);
}

/** Makes the change on the server, and loses its answer. */
const lost = (path: string, { handler }: StartedServer): HttpHandler =>
  http.all(`*${apiBase}${path}`, async ({ request }) => {
    await getResponse([handler], request);
    return HttpResponse.error();
  });

/** What the server of a practice console does otherwise than usual. */
export interface Fault {
  /** Its rows. */
  readonly rows?: StoryServerParameter;
  /** The answers in the place of the server's. */
  readonly answers?: (server: StartedServer) => readonly HttpHandler[];
  /** What comes after a while. */
  readonly later?: (server: StartedServer, worker: SetupWorker) => void | Promise<void>;
}

export const faults = {
  slow: { answers: () => [delayed('/*', () => delay(2000))] },
  readsFail: { answers: () => [failing(endpoints.developers), failing(endpoints.companies)] },
  changesFail: { answers: () => changes.map((path) => failing(path)) },
  changesForbidden: {
    answers: () => changes.map((path) => failing(path, 403, { message: 'Your role does not allow this.' })),
  },
  answersLost: { answers: (server) => changes.map((path) => lost(path, server)) },
  conflict: { later: renameAll },
  offline: {
    later: (_, worker) => {
      worker.use(unreachable());
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      dispatchEvent(new Event('offline'));
    },
  },
  sessionExpires: { answers: ({ db, user }) => [sessionEnd(db, user !== null)] },
  empty: { rows: { developers: 0, companies: 0 } },
  thousandRows: { rows: { developers: 1000, companies: 1000 } },
} as const satisfies Readonly<Record<string, Fault>>;
