import type { Option } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';

/** Entries of a dropdown that come from the server. A form is told their state, like a table its listing. */
export type Choices =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; options: readonly Option[]; onRetry: () => void };

/** The state of a read of options; a refresh that failed leaves the options that are there. */
export function toChoices({ data, error, isLoading, retry }: Read<readonly Option[]>): Choices {
  if (data) return { status: 'ready', options: data, onRetry: retry };
  if (error && !isLoading) return { status: 'failed', message: error.message, onRetry: retry };
  return { status: 'loading' };
}
