import { useEffect, useMemo } from 'react';
import { whenIdle } from '#src/lib/idle.ts';
import { prepareSorting } from '#src/lib/values/kind.ts';
import { searchTexts } from './searchTexts.ts';
import { type ListView, orderOf, type ViewRequest, viewOf } from './viewOf.ts';

/**
 * The view of the rows of a list. Texts and order are kept while a search is typed; the first search and sort are prepared
 * while the page is idle.
 */
export function useView<Row extends { readonly id: string }>(
  rows: readonly Row[],
  request: ViewRequest<Row>,
): ListView<Row> {
  const { columns, search = '', asked, filter } = request;
  const { column, direction } = request.sort ?? {};
  const { number, size, total } = request.page ?? {};
  const sort = useMemo(
    () => (column !== undefined && direction !== undefined ? { column, direction } : null),
    [column, direction],
  );
  const texts = useMemo(() => searchTexts(rows, columns), [rows, columns]);
  const order = useMemo(() => orderOf(rows, { columns, sort }), [rows, columns, sort]);
  useEffect(
    () =>
      whenIdle(() => {
        texts.folded();
        prepareSorting();
      }),
    [texts],
  );

  return useMemo(() => {
    const page = number !== undefined && size !== undefined ? { number, size, total } : null;
    return viewOf(rows, { columns, search, asked, filter, sort, page }, { texts, order });
  }, [rows, columns, search, asked, filter, sort, number, size, total, texts, order]);
}
