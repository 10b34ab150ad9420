import type { Page } from '#src/api/results/page.ts';
import type { Resource, Saved } from '#src/api/results/resource.ts';
import { invalidate } from './cache/cache.ts';
import { createDeletions } from './cache/deletions.ts';
import { useQuery } from './cache/useQuery.ts';
import { type Created, type Decode, decodeMessage } from './decode/decode.ts';
import { changeOptions } from './http/changeOptions.ts';
import { ApiError } from './http/errors.ts';
import { http, segment } from './http/http.ts';

interface RestInput<Row, Request, Query> {
  /** The path of the lists, with which the keys of their responses begin. */
  readonly list: string;
  /** Paths of further lists that have something of these records. */
  readonly alsoOutdated: readonly string[];
  /** The path of a list, which is also its cache key. */
  readonly pathOf: (query: Query) => string;
  readonly decode: Decode<Page<Row>>;
  readonly readNow: Resource<Row, Request, Query>['readNow'];
  readonly create: (request: Request) => Promise<Created<Row>>;
  /** Resolves with the server's message, or null. */
  readonly update: (id: string, request: Request) => Promise<string | null>;
  /** The path of a deletion, without the id. */
  readonly deletion: string;
  /** The default messages of spec section 8. */
  readonly texts: Readonly<Record<'created' | 'updated' | 'deleted' | 'saved', string>> & {
    /** Of a deletion that failed without a word of the server; the error's own message when absent. */
    readonly notDeleted?: string;
  };
}

/** Records on the server: SWR over HTTP. An area adds their kind, and makes requests of the values of its form. */
export interface RestRecords<Row, Request, Query>
  extends Pick<Resource<Row, Request, Query>, 'useRows' | 'readNow' | 'create' | 'refresh'> {
  readonly remove: (row: { readonly id: string }) => Promise<{ readonly message: string }>;
  readonly update: (id: string, request: Request) => Promise<Saved<Row>>;
}

/** The records of one kind on the server. Each call throws `ApiError`, with the messages about single fields. */
export function createRestRecords<Row extends { readonly id: string }, Request, Query>(
  input: RestInput<Row, Request, Query>,
): RestRecords<Row, Request, Query> {
  const { list, pathOf, decode, readNow, texts } = input;
  const outdated = [list, ...input.alsoOutdated];
  const deletions = createDeletions(list, outdated);
  const refresh = () => invalidate(...outdated);

  return {
    useRows(query, enabled = true) {
      const path = pathOf(query);
      const load = (signal: AbortSignal) => http.get(path, decode, { signal });
      return deletions.useWithout(useQuery(enabled ? path : null, load, { keepPrevious: true }));
    },
    readNow,
    async create(request) {
      const { message, row } = await input.create(request);
      return { message: message ?? texts.created, also: texts.saved, id: row?.id ?? null, row };
    },
    async update(id, request) {
      try {
        const message = (await input.update(id, request)) ?? texts.updated;
        return { message, also: texts.saved, id, row: null };
      } finally {
        refresh();
      }
    },
    remove: ({ id }) =>
      deletions.run(id, async () => {
        const path = `${input.deletion}/${segment(id)}`;
        try {
          const message = await http.delete(path, decodeMessage, changeOptions);
          return { message: message ?? texts.deleted };
        } catch (error) {
          if (texts.notDeleted && error instanceof ApiError && error.said === null) {
            error.message = texts.notDeleted;
          }
          throw error;
        }
      }),
    refresh,
  };
}
