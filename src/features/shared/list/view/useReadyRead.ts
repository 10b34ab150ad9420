import { useMemo } from 'react';
import type { Page } from '#src/api/results/page.ts';
import { type QueryResult, readyResult } from '#src/lib/queryResult.ts';

/** All rows as one page. */
export const pageOf = <Row>(rows: readonly Row[]): Page<Row> => ({ rows, total: rows.length });

/** The read of sample rows, which is always ready. */
export function useReadyRead<Row>(rows: readonly Row[]): QueryResult<Page<Row>> {
  return useMemo(() => readyResult(pageOf(rows)), [rows]);
}
