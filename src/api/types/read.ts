/** Why a call failed, as a person may read it. `ApiError` of `#src/api/http/errors.ts` is one. */
export interface ReadError {
  readonly message: string;
  readonly status: number;
}

/** The state of something read from the server; every reading hook of `src/api` returns it. */
export interface Read<T> {
  readonly data: T | undefined;
  /** The failure after both tries; the last good `data` stays beside it. */
  readonly error: ReadError | undefined;
  /** Nothing of this very question is known yet and an answer is on its way. */
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  /** `data` answers the question before this one and stands in until the new answer is here. */
  readonly isPrevious: boolean;
  /** Asks again now, and no longer waits for a request that hangs. */
  readonly retry: () => void;
}
