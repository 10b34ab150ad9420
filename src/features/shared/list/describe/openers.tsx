import { Button } from '#src/components/Button/Button.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import { PartedLine } from '#src/components/PartedLine/PartedLine.tsx';
import type { FindRecord } from '#src/features/shared/records/records.ts';
import { toShown } from '#src/lib/text.ts';
import { CellButton } from './CellButton.ts';
import type { ListColumn } from './description.ts';

interface OpenerProps<Row, Dialog extends string> {
  column: ListColumn<Row, Dialog>;
  row: Row;
  tabIndex: 0 | -1;
  onOpen: () => void;
}

/** The cell of a column that opens a dialog: a box around a count, like plain text for a count of 0; else a text. */
function Opener<Row, Dialog extends string>(props: OpenerProps<Row, Dialog>) {
  const { column, row, tabIndex, onOpen } = props;
  const { opener } = column;
  const text = toShown(column.text(row));
  const common = {
    tabIndex,
    disabled: opener?.disabled?.(row) ?? false,
    'aria-label': opener && toShown(opener.name(row)),
    onClick: onOpen,
  };
  if (!column.numeric) {
    return (
      <CellButton type="button" {...common}>
        <PartedLine cut line={text} />
      </CellButton>
    );
  }
  return (
    <Button size="small" fill={text === '0' ? 'quiet' : 'outline'} {...common}>
      {text}
    </Button>
  );
}

/** The status of a record stays in sight while its table scrolls. */
function keptInSight<Column extends { readonly id: string }>(column: Column): Column {
  return column.id === 'status' ? { pinned: 'end', ...column } : column;
}

/** The columns for the table. Cells of a column with `opens` are buttons, those that name a record that is found are links. */
export function toTableColumns<Row, Dialog extends string>(
  columns: readonly ListColumn<Row, Dialog>[],
  onOpen: (dialog: Dialog, row: Row) => void,
  find: FindRecord | null,
): readonly Column<Row>[] {
  return columns.map(keptInSight).map((column) => {
    const { opens, opener, names } = column;
    if (names && find) return { ...column, href: (row) => find(names.kind, names.by(row) ?? '') };
    if (opens === undefined) return column;
    return {
      ...column,
      ...(column.numeric && { room: 20 }),
      cell: (row, tabIndex) =>
        opener?.opensFor?.(row) === false ? (
          toShown(column.text(row))
        ) : (
          <Opener column={column} row={row} tabIndex={tabIndex} onOpen={() => onOpen(opens, row)} />
        ),
    };
  });
}
