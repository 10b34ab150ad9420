/** Why a request failed, as a readable sentence. `ApiError` of `#src/api/http/errors.ts` is one. */
export interface QueryError {
  readonly message: string;
  readonly status: number;
}

interface Retryable {
  /** Sends a new request now and aborts one that hangs. */
  readonly retry: () => void;
}

/** The first response to this query is awaited, also after a failure, or the query is not enabled. */
interface LoadingQuery extends Retryable {
  readonly status: 'loading';
}

/** There is no response: both tries failed. */
interface FailedQuery extends Retryable {
  readonly status: 'failed';
  readonly error: QueryError;
}

interface ReadyQuery<T> extends Retryable {
  readonly status: 'ready';
  readonly data: T;
  /** A newer response is awaited. */
  readonly refreshing: boolean;
  /** Why the last refresh failed; `data` is an earlier response then. */
  readonly error: QueryError | undefined;
  /** `data` is the response to the previous query, until the one to this query arrives. */
  readonly isPrevious: boolean;
}

/**
 * The state of a read, of which lists and tables are told too: they never infer it from missing rows. A failed refresh
 * keeps the data of the last response.
 */
export type QueryResult<T> = LoadingQuery | FailedQuery | ReadyQuery<T>;

/** Data that is there. */
export function readyResult<T>(data: T): ReadyQuery<T> {
  return {
    status: 'ready',
    data,
    refreshing: false,
    error: undefined,
    isPrevious: false,
    retry: () => undefined,
  };
}
