import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import { PartedLine } from '#src/components/PartedLine/PartedLine.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import type { Records } from '#src/features/shared/records/recordKind.ts';
import { toShown } from '#src/lib/text.ts';
import type { ListColumn } from './description.ts';

/** The text of a cell as a button that opens a dialog. It looks like plain text with an underline. */
export const CellButton = styled.button`
  display: block;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  text-align: start;
  text-overflow: ellipsis;
  text-decoration: underline dotted ${theme.border.strong};
  text-underline-offset: 3px;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${theme.primary.text};
    text-decoration-style: solid;
  }
  ${media.narrow} {
    /* A touch target in a line of a card, whose height is fixed. */
    min-inline-size: ${theme.layout.touch};
    margin-block: -12px;
    padding-block: 12px;
  }
`;

/** A count as a button: its figures are below each other with those of the column. */
const Count = styled(Button)`
  && {
    padding-inline: 6px;
  }
  margin-inline-end: -7px;
  ${media.narrow} {
    margin-inline-end: 0;
  }
`;

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
    <Count size="small" fill={text === '0' ? 'quiet' : 'outline'} {...common}>
      {text}
    </Count>
  );
}

/** The columns for the table. Cells of a column with `opens` are buttons, those that name a record that is found are links. */
export function toTableColumns<Row, Dialog extends string>(
  columns: readonly ListColumn<Row, Dialog>[],
  onOpen: (dialog: Dialog, row: Row) => void,
  find: Records['hrefOf'] | null,
): readonly Column<Row>[] {
  return columns.map((column) => {
    const { opens, opener, names } = column;
    if (names && find) return { ...column, href: (row) => find(names.of(row)) };
    if (opens === undefined) return column;
    return {
      ...column,
      cell: (row, tabIndex) =>
        opener?.opensFor?.(row) === false ? (
          toShown(column.text(row))
        ) : (
          <Opener column={column} row={row} tabIndex={tabIndex} onOpen={() => onOpen(opens, row)} />
        ),
    };
  });
}
