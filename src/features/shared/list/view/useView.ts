import { useEffect, useMemo } from 'react';
import { whenIdle } from '#src/lib/idle.ts';
import { searchTexts } from './searchTexts.ts';
import { prepareSorting } from './sortOrder.ts';
import { type ListView, type ViewRequest, viewOf } from './viewOf.ts';

/** The view of the rows of a list. The first search and sort are prepared while the page is idle. */
export function useView<Row>(rows: readonly Row[], request: ViewRequest<Row>): ListView<Row> {
  const { columns, search = '', idOf, asked, filter } = request;
  const { column, direction } = request.sort ?? {};
  const { number, size, total } = request.page ?? {};
  useEffect(
    () =>
      whenIdle(() => {
        searchTexts(rows, columns);
        prepareSorting();
      }),
    [rows, columns],
  );

  return useMemo(
    () =>
      viewOf(rows, {
        columns,
        search,
        idOf,
        asked,
        filter,
        sort: column !== undefined && direction !== undefined ? { column, direction } : null,
        page: number !== undefined && size !== undefined ? { number, size, total } : null,
      }),
    [rows, columns, search, idOf, asked, filter, column, direction, number, size, total],
  );
}
