import { useMemo } from 'react';
import type { Page } from '#src/api/results/page.ts';
import { type QueryResult, readyResult } from '#src/lib/queryResult.ts';

/** The read of sample rows, which is always ready. */
export function useReadyRead<Row>(rows: readonly Row[]): QueryResult<Page<Row>> {
  return useMemo(() => readyResult({ rows, total: rows.length }), [rows]);
}
