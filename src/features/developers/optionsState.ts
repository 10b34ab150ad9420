import type { Option } from '#src/lib/options.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

/** Options of a dropdown that are read from the server, with the state of that read. */
export type OptionsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; options: readonly Option[]; onRetry: () => void };

/** The state of a query for options. A failed refresh keeps the options of the last response. */
export function toOptionsState(result: QueryResult<readonly Option[]>): OptionsState {
  const { status, retry: onRetry } = result;
  if (status === 'ready') return { status, options: result.data, onRetry };
  return status === 'failed' ? { status, message: result.error.message, onRetry } : { status };
}
