import type { Read } from '#src/api/types/read.ts';
import type { Option } from '#src/lib/options.ts';

/** Options of a dropdown that are read from the server, with the state of that read. */
export type Choices =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; options: readonly Option[]; onRetry: () => void };

/** The state of a read of options. A failed refresh keeps the options of the last answer. */
export function toChoices({ data, error, isLoading, retry }: Read<readonly Option[]>): Choices {
  if (data) return { status: 'ready', options: data, onRetry: retry };
  if (error && !isLoading) return { status: 'failed', message: error.message, onRetry: retry };
  return { status: 'loading' };
}
