import { vi } from 'vitest';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { accounts } from '#fixtures/server/accounts.ts';
import { createReferenceApi } from '#fixtures/server/app.ts';
import { openSession } from '#fixtures/server/context.ts';
import type { Db } from '#fixtures/server/db.ts';
import { memoryDb } from '#fixtures/server/memoryDb.ts';
import { createSeed } from '#fixtures/server/seed.ts';
import { memorySession } from '#fixtures/server/session.ts';
import { apiBase } from '#src/api/http/origin.ts';

/**
 * What happens to a request: handled, refused with 500, the connection is lost before or after it was handled, or ignored
 * with a success as the response.
 */
export type Fate = 'handled' | 'refused' | 'lostBefore' | 'lostAfter' | 'ignored';

/** A request that the server has received and not answered. */
export interface HeldRequest {
  readonly method: string;
  /** The id of the record that it changes or deletes; null for a read. */
  readonly changes: string | null;
  /** The server handles the request. */
  handle: (fate: Fate) => Promise<Delivery>;
}

/** A response on its way to the console. */
export interface Delivery {
  /** HTTP status; 0 for a lost connection. */
  readonly status: number;
  deliver: () => void;
}

/** The reference API in place of the network. Every request is held until the test lets the server handle it. */
export interface HeldServer {
  readonly db: Db;
  /** The ids of all records. */
  ids: () => Promise<Record<'companies' | 'developers', readonly string[]>>;
  /** The names that each record has had, oldest first. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Another user changes the name of the record. */
  rename: (id: string, name: string) => Promise<void>;
  /** Another user deletes the record. */
  remove: (id: string) => Promise<void>;
  /** What the server answers to a read now. */
  read: (path: string) => Promise<unknown>;
  /** Takes the requests that were sent since the last call. */
  take: () => readonly HeldRequest[];
}

const ALL = { page: 1, limit: 1000, search: '', status: '' };

/** The responses of a server that does not handle the request. */
const UNHANDLED: Partial<Record<Fate, { readonly status: number; readonly text: string }>> = {
  refused: { status: 500, text: JSON.stringify({ message: 'The server is resting.' }) },
  ignored: { status: 200, text: '{}' },
};

/** Starts a reference API with this number of rows and replaces `fetch` by it, with an open session. */
export async function startHeldServer(rows: { developers: number; companies: number }): Promise<HeldServer> {
  const db = memoryDb();
  await db.load(createSeed({ now: new Date(storyNow), ...rows }));
  const clock = () => new Date(storyNow);
  const token = await openSession({ db, clock }, accounts.super_admin.id);
  const api = createReferenceApi({ db, session: memorySession(token), clock });
  const names = new Map<string, string[]>();
  let held: HeldRequest[] = [];

  async function noteNames(): Promise<void> {
    const [companies, developers] = [await db.companies.list(ALL), await db.developers.list(ALL)];
    const now = [
      ...companies.rows.map(({ id, companyName }) => [id, companyName] as const),
      ...developers.rows.map(({ id, name }) => [id, name] as const),
    ];
    for (const [id, name] of now) {
      const earlier = names.get(id) ?? [];
      if (earlier.at(-1) !== name) names.set(id, [...earlier, name]);
    }
  }
  await noteNames();

  async function responseOf(url: string, init: RequestInit) {
    const response = await api.request(url, init);
    return { status: response.status, text: await response.text() };
  }

  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      const lose = { status: 0, deliver: () => reject(new TypeError('Failed to fetch')) };
      held.push({
        method: init.method ?? 'GET',
        changes: (init.method ?? 'GET') === 'GET' ? null : (url.split('/').at(-1) ?? null),
        async handle(fate) {
          if (fate === 'lostBefore') return lose;
          const { status, text } = UNHANDLED[fate] ?? (await responseOf(url, init));
          await noteNames();
          if (fate === 'lostAfter') return lose;
          return { status, deliver: () => resolve(new Response(text, { status })) };
        },
      });
    });
  });

  return {
    db,
    names,
    async ids() {
      const [companies, developers] = [await db.companies.list(ALL), await db.developers.list(ALL)];
      return {
        companies: companies.rows.map(({ id }) => id),
        developers: developers.rows.map(({ id }) => id),
      };
    },
    async rename(id, name) {
      const [company, developer] = [await db.companies.get(id), await db.developers.get(id)];
      if (company) await db.companies.put({ ...company, companyName: name });
      if (developer) await db.developers.put({ ...developer, name });
      await noteNames();
    },
    async remove(id) {
      await db.companies.remove(id);
      await db.developers.remove(id);
    },
    async read(path) {
      const { text } = await responseOf(apiBase + path, {});
      return JSON.parse(text);
    },
    take() {
      const taken = held;
      held = [];
      return taken;
    },
  };
}
