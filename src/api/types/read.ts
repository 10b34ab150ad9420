/** Why a request failed, as a readable sentence. `ApiError` of `#src/api/http/errors.ts` is one. */
export interface ReadError {
  readonly message: string;
  readonly status: number;
}

/** State of a read from the server; every reading hook of `src/api` returns it. */
export interface Read<T> {
  readonly data: T | undefined;
  /** The failure after both tries; `data` keeps the last successful answer. */
  readonly error: ReadError | undefined;
  /** The first answer to this query is in flight. */
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  /** `data` is the answer to the previous query, until the answer to this one arrives. */
  readonly isPrevious: boolean;
  /** Sends a new request now and aborts one that hangs. */
  readonly retry: () => void;
}
