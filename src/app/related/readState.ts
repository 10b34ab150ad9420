import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import type { ReadState } from '#src/features/shared/records/records.ts';

/** How far a read is, for the parts of a record that need it. */
export function toReadState(read: QueryResult<unknown>): ReadState {
  return read.status === 'failed' ? { status: 'failed', onRetry: read.retry } : { status: read.status };
}

/** The rows of a read; none before it is ready. */
export function rowsOf<Row>(read: QueryResult<Page<Row>>): readonly Row[] {
  return read.status === 'ready' ? read.data.rows : [];
}
