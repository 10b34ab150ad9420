import type { ReactNode } from 'react';
import type { Column } from '#src/components/DataTable/types.ts';
import { readsFromRight } from '#src/lib/direction.ts';
import { copyIcon } from './ActionIcons.tsx';
import type { RowProps } from './Row.tsx';

interface CellInput<Row> {
  readonly column: Column<Row>;
  /** The text of the cell as it is shown; '' for none. */
  readonly text: string;
  /** The text as it is drawn, or what the column draws in its place. */
  readonly drawn: ReactNode;
  /** The cell names the row. */
  readonly names: boolean;
}

/** The variant of a cell with this text: one that is read from the right is aligned so. */
export function variantOf(
  variant: string,
  text: string,
  { numeric }: Pick<Column<never>, 'numeric'>,
): string {
  return !numeric && readsFromRight(text) ? `${variant} from-right` : variant;
}

/** What a cell contains, and the words that it adds to the cell's variant. */
interface CellContent {
  readonly words: string;
  readonly content: ReactNode;
}

/** The button that copies the text of a cell. The body runs it, and the table says whether it worked. */
function copyButton<Row>({ id, copied: label }: Column<Row>, { copied, template }: RowProps<Row>) {
  const result = copied?.column === id ? copied.result : 'ready';
  return (
    <button type="button" data-copies={id} aria-label={label} data-tooltip={label} tabIndex={-1}>
      <svg aria-hidden="true">
        <use href={`#${copyIcon(template.tableId, result)}`} />
      </svg>
    </button>
  );
}

/**
 * The content of a cell: its text, as a link if it names a row that can be opened or leads somewhere, what is after the
 * text, where a search found the row, and the button that copies the text. It is no component, because a component in
 * each cell costs as much as the rest of the row. Tab stops at the name only; arrow keys reach the other links and buttons.
 */
export function cellContent<Row>(
  { column, text, drawn, names }: CellInput<Row>,
  props: RowProps<Row>,
): CellContent {
  const { row, id, template, found } = props;
  const href = text === '' ? null : (column.href?.(row) ?? null);
  let content = drawn;
  if (names && template.linked) {
    // `useRowLinks` writes the whole URL, which has the filters, without drawing the row again.
    const start = `?id=${encodeURIComponent(id)}`;
    content = (
      <a data-part="name" href={start} tabIndex={props.current ? 0 : -1}>
        {drawn || '—'}
      </a>
    );
  } else if (href !== null) {
    content = (
      <a href={href} tabIndex={-1}>
        {drawn}
      </a>
    );
  }
  const after = column.after?.(row);
  const where = names ? found : null;
  const button = props.copies && column.copied !== undefined && text !== '';
  if (!after && where === null && !button) return { words: '', content };
  return {
    words: `${after || where !== null ? ' beside' : ''}${button ? ' copying' : ''}`,
    content: (
      <>
        {typeof content === 'string' ? <span>{content}</span> : content}
        {after}
        {where !== null && (
          <small data-part="found">
            <bdi dir="ltr">{where}</bdi>
          </small>
        )}
        {button && copyButton(column, props)}
      </>
    ),
  };
}
