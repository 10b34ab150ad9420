import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { delayed, failing, unreachable } from '#fixtures/msw/overrides.ts';
import { apiBase } from '#fixtures/server/app.ts';
import { endpoints } from '#src/api/http/endpoints.ts';
import { passTime } from '#storybook/clock.ts';
import type { StartedServer, StoryServerParameter } from '#storybook/server.ts';
import type { PracticeServer } from './choices.ts';
import { sessionEnd } from './sessionEnd.ts';

const changes = [
  endpoints.createDeveloper,
  `${endpoints.updateDeveloper}/*`,
  `${endpoints.deleteDeveloper}/*`,
  endpoints.createCompany,
  `${endpoints.updateCompany}/*`,
  `${endpoints.deleteCompany}/*`,
];

/** After how many milliseconds a fault comes that a screen must have been opened before. */
const comesAfter = 5000;

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

/** Tells the console that the connection is there again. */
function goOnline(): void {
  if (Reflect.deleteProperty(navigator, 'onLine')) dispatchEvent(new Event('online'));
}

/** Makes the change on the server, and loses its answer. */
const lost = (path: string, { handler }: StartedServer): HttpHandler =>
  http.all(`*${apiBase}${path}`, async ({ request }) => {
    await getResponse([handler], request);
    return HttpResponse.error();
  });

/** The console that a fault is for. */
interface Faulty {
  readonly server: StartedServer;
  /** Replaces answers of the server. */
  readonly use: (...handlers: HttpHandler[]) => void;
  /** Is called when the session has been ended. */
  readonly onSessionEnd: () => void;
}

interface Fault {
  /** The rows of the server. */
  readonly rows?: StoryServerParameter;
  /** The answers in the place of the server's. */
  readonly answers?: (faulty: Faulty) => readonly HttpHandler[];
  /** What comes after a while. */
  readonly later?: (faulty: Faulty) => void | Promise<void>;
}

const faults: Readonly<Record<PracticeServer, Fault>> = {
  'as usual': {},
  'slow 2 s': { answers: () => [delayed('/*', 2000)] },
  'reads fail': { answers: () => [failing(endpoints.developers), failing(endpoints.companies)] },
  'changes fail': { answers: () => changes.map((path) => failing(path)) },
  'changes forbidden': {
    answers: () => changes.map((path) => failing(path, 403, { message: 'Your role does not allow this.' })),
  },
  'answers lost': { answers: ({ server }) => changes.map((path) => lost(path, server)) },
  conflict: { later: ({ server }) => renameAll(server) },
  offline: {
    later: ({ use }) => {
      use(unreachable());
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      dispatchEvent(new Event('offline'));
    },
  },
  'session expires': {
    answers: ({ server: { db, user }, onSessionEnd }) => [sessionEnd(db, user !== null, onSessionEnd)],
  },
  'nothing there': { rows: { developers: 0, companies: 0 } },
  'a thousand rows': { rows: { developers: 1000, companies: 1000 } },
};

/** The rows of a server with these faults. */
export function rowsOf(chosen: readonly PracticeServer[]): StoryServerParameter {
  return Object.assign({}, ...chosen.map((fault) => faults[fault].rows));
}

/** Begins the faults; the returned function ends those that come later. */
export function beginFaults(chosen: readonly PracticeServer[], faulty: Faulty): () => void {
  // A delay is first: what answers ends the way of a request.
  const inOrder = chosen.toSorted((a, b) => Number(b === 'slow 2 s') - Number(a === 'slow 2 s'));
  faulty.use(...inOrder.flatMap((fault) => faults[fault].answers?.(faulty) ?? []));
  const timers = inOrder.map((fault) => setTimeout(() => void faults[fault].later?.(faulty), comesAfter));
  return () => {
    for (const timer of timers) clearTimeout(timer);
    goOnline();
  };
}
