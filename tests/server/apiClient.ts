import { storyNow } from '#fixtures/build/storyNow.ts';
import { accounts, type SeededRole } from '#fixtures/server/accounts.ts';
import { createReferenceApi, type ReferenceApiOptions } from '#fixtures/server/app.ts';
import { createCodes } from '#fixtures/server/codes.ts';
import { openSession } from '#fixtures/server/context.ts';
import type { Db } from '#fixtures/server/db.ts';
import { memoryDb } from '#fixtures/server/memoryDb.ts';
import { createSeed, type SeedOptions } from '#fixtures/server/seed.ts';
import { memorySession } from '#fixtures/server/session.ts';

/** A JSON object of an answer. */
export type Json = Record<string, unknown>;

/** An answer with its parsed body. */
export interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

/** A client of a reference API in memory. */
export interface ApiClient {
  readonly db: Db;
  /** The API's clock; tests may change it. */
  now: Date;
  /** All issued codes, oldest first. */
  readonly codes: string[];
  /** `path` is below `/api/v1`, or a full URL. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  get: (path: string) => Promise<Answer>;
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: Json | FormData) => Promise<Answer>;
}

/** The initial state of a test's API. */
export interface ApiClientOptions
  extends Omit<SeedOptions, 'now'>,
    Partial<Pick<ReferenceApiOptions, 'shape' | 'faults'>> {
  readonly db?: Db;
  readonly as?: SeededRole;
}

/** Parses the answer; an empty body gives `{}`. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? {} : (JSON.parse(text) as Json),
    headers: response.headers,
  };
}

/** Creates a reference API with a fixed clock, codes `000001`, `000002` …, and the account `as` signed in. */
export async function createApiClient(options: ApiClientOptions = {}): Promise<ApiClient> {
  const now = new Date(storyNow);
  const { as, developers, companies, db = memoryDb(), ...rest } = options;
  await db.load(createSeed({ now, developers, companies }));
  const codes: string[] = [];
  let issued = 0;
  let created = 0;
  const clock = () => client.now;
  const client: ApiClient = {
    db,
    now,
    codes,
    request: async (path, init) => api.request(path.startsWith('/') ? `/api/v1${path}` : path, init),
    get: async (path) => readAnswer(await client.request(path)),
    async send(method, path, body) {
      const form = body instanceof FormData;
      return readAnswer(
        await client.request(path, {
          method,
          ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
          ...(body === undefined || form ? {} : { headers: { 'content-type': 'application/json' } }),
        }),
      );
    },
  };
  const token = as ? await openSession({ db, clock }, accounts[as].id) : null;
  const api = createReferenceApi({
    db,
    session: memorySession(token),
    clock,
    newId: () => {
      created += 1;
      return created.toString(16).padStart(24, '0');
    },
    codes: createCodes({
      next: () => {
        issued += 1;
        return String(issued).padStart(6, '0');
      },
      onIssue: ({ code }) => void codes.push(code),
    }),
    ...rest,
  });
  return client;
}
