import type { RowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import { fold } from '#src/lib/fold.ts';
import { findsNumber, numberText, searchedNumber } from '#src/lib/numberSearch.ts';
import { isSearchedId, searchedId } from '#src/lib/recordId.ts';
import { numberLabels } from '#src/lib/recordNumbers.ts';
import { toShown } from '#src/lib/text.ts';

/**
 * A function that says where a row was found by the search (folded) if no cell shows it: `Phone +971 55 285 4205`, `ID
 * USR-004`; null for a row whose cells show it. Undefined if no search can be found out of sight.
 */
export function foundIn<Row>(
  { seen, unseen }: Pick<RowTemplate<Row>, 'seen' | 'unseen'>,
  search: string,
): ((row: Row, id: string) => string | null) | undefined {
  const searched = searchedId(search);
  if (search === '' || (unseen.length === 0 && searched === null)) return undefined;
  const digits = searchedNumber(search);
  const finds = digits === null ? () => false : findsNumber(digits);
  const isIn = ({ searchable, searchText, text, number }: Column<Row>, row: Row) =>
    (searchable && fold((searchText ?? text)(row)).includes(search)) ||
    (number !== undefined && finds(numberText(text(row))));
  return (row, id) => {
    if (seen.some((column) => isIn(column, row))) return null;
    const column = unseen.find((each) => isIn(each, row));
    if (column) return `${column.number ?? column.header} ${toShown(column.text(row))}`;
    return searched !== null && isSearchedId(id, searched) ? `${numberLabels.id} ${toShown(id)}` : null;
  };
}
