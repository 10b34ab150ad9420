import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { RowTemplate, TemplateCell } from '#src/components/DataTable/rowTemplate.ts';
import { readsFromRight } from '#src/lib/direction.ts';
import { ownLanguage } from '#src/lib/language.ts';
import { toShown } from '#src/lib/text.ts';
import { copyIcon, iconId } from './ActionIcons.tsx';
import type { CopiedCell } from './useCopiedCell.ts';

interface RowProps<Record> {
  row: Record;
  id: string;
  /** Position on the page, from 0. */
  position: number;
  /** `aria-rowindex`: the header is row 1. */
  rowIndex: number;
  /** Offset from the first row in px; undefined for rows in the flow. */
  top: number | undefined;
  selected: boolean;
  /** The row has the cursor: it and its controls are in the Tab order. */
  current: boolean;
  expanded: boolean;
  /** Where the search found the row, if no cell shows it: `Phone +971 55 285 4205`. */
  found: string | null;
  /** Its buttons that copy texts are there. */
  copies: boolean;
  /** Its cell whose text was copied just now; null for none. */
  copied: CopiedCell | null;
  template: RowTemplate<Record>;
}

/**
 * The content of a cell: its text, as a link if it names a row that can be opened or leads somewhere, what is after the
 * text, where a search found the row, and the button that copies the text. Tab stops at the name only; arrow keys reach
 * the other links and buttons.
 */
function cellContent<Record>(
  { column, names, absent }: TemplateCell<Record>,
  text: string,
  drawn: ReactNode,
  props: RowProps<Record>,
) {
  const { row, id, template, current } = props;
  const href = text === '' ? null : (column.href?.(row) ?? null);
  let content = drawn;
  if (names && template.linked) {
    content = (
      // `useRowLinks` writes the whole URL, which has the filters, without drawing the row again.
      <a data-part="name" href={`?id=${encodeURIComponent(id)}`} tabIndex={current ? 0 : -1}>
        {drawn || absent}
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
  const found = names ? props.found : null;
  const copies = props.copies && column.copied !== undefined && text !== '';
  const beside = Boolean(after) || found !== null;
  if (!beside && !copies) return { words: '', content };
  const copied = props.copied?.column === column.id ? props.copied.result : 'ready';
  return {
    words: `${beside ? ' beside' : ''}${copies ? ' copying' : ''}`,
    content: (
      <>
        {typeof content === 'string' ? <span>{content}</span> : content}
        {after}
        {found !== null && (
          <small data-part="found">
            <bdi dir="ltr">{found}</bdi>
          </small>
        )}
        {copies && (
          // The body runs it, and the table says whether it worked.
          <button
            type="button"
            data-copies={column.id}
            aria-label={column.copied}
            data-tooltip={column.copied}
            tabIndex={-1}
          >
            <svg aria-hidden="true">
              <use href={`#${copyIcon(template.tableId, copied)}`} />
            </svg>
          </button>
        )}
      </>
    ),
  };
}

/** The id of a cell. Only the row of the cursor has them, so that each is there once. */
function cellId<Record>({ column }: TemplateCell<Record>, { tableId }: RowTemplate<Record>): string {
  return `${tableId}-current-${column.id}`;
}

/** A cell of a row or card. It is no component, because a component in each cell costs as much as the rest of the row. */
function drawCell<Record>(cell: TemplateCell<Record>, props: RowProps<Record>) {
  const { column, line, absent } = cell;
  const { row, current, template } = props;
  const id = current ? cellId(cell, template) : undefined;
  const text = toShown((line?.text ?? column.text)(row));
  const drawn = column.cell && !line?.text ? column.cell(row, current ? 0 : -1) : text;
  if (line?.lead) {
    return (
      <td key={column.id} id={id} role="cell" data-variant={cell.variant} style={cell.style}>
        <span>{line.lead(row)} ·</span> {drawn === text ? <bdi {...ownLanguage(text)}>{text}</bdi> : drawn}
      </td>
    );
  }
  // A line with the texts of two columns leads nowhere.
  const { words, content } = line?.text
    ? { words: '', content: text }
    : cellContent(cell, text, drawn, props);
  // A text that is read from the right is aligned so.
  const direction = !column.numeric && readsFromRight(text) ? ' from-right' : '';
  return (
    <td
      key={column.id}
      id={id}
      role="cell"
      // In the name of the row, in place of its content, which has the words of the button too.
      aria-label={current && words.endsWith('copying') ? text : undefined}
      data-variant={cell.variant + direction + words}
      data-label={cell.label}
      style={cell.style}
    >
      {content || absent}
    </td>
  );
}

// React requires `onChange` for a controlled checkbox; the body's click handler does the work.
const handledByBody = () => undefined;

/**
 * One row, or on a narrow screen a card: its checkbox, the button that expands it, the cells, and its actions. The body
 * handles pointer and keys, so that a row needs no handlers.
 */
function DrawnRow<Record>(props: RowProps<Record>) {
  const { row, id, position, rowIndex, top, selected, current, expanded, template } = props;
  const name = toShown(template.rowName(row));
  const tabIndex = current ? 0 : -1;
  const note = template.note?.(row, tabIndex);
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      // Browsers give a row that can be focused no name from its content, and `aria-selected` counts in grids only.
      aria-labelledby={current ? template.cells.map((cell) => cellId(cell, template)).join(' ') : undefined}
      aria-description={selected ? 'Selected' : undefined}
      data-position={position}
      data-selected={selected || undefined}
      data-noted={note ? true : undefined}
      tabIndex={tabIndex}
      // `translate3d` makes each row a layer of its own, so that scrolling paints only new rows.
      style={top === undefined ? undefined : { transform: `translate3d(0, ${top}px, 0)` }}
    >
      {template.selectable && (
        <td role="cell" data-variant="select">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selected}
            tabIndex={tabIndex}
            onChange={handledByBody}
          />
        </td>
      )}
      {template.expandable && (
        <td role="cell" data-variant="expand">
          <button
            type="button"
            data-action="expand"
            aria-label={`Details of ${name}`}
            aria-expanded={expanded}
            aria-controls={expanded ? `${template.tableId}-details-${id}` : undefined}
            tabIndex={tabIndex}
          >
            <ChevronRight aria-hidden />
          </button>
        </td>
      )}
      {template.cells.map((cell) => drawCell(cell, props))}
      {template.actions.length > 0 && (
        <td role="cell" data-variant="actions">
          {template.actions.map((action) => {
            const label = typeof action.label === 'string' ? action.label : action.label(row);
            return (
              <button
                key={action.id}
                type="button"
                data-action={action.id}
                data-intent={action.intent}
                aria-label={`${label} ${name}`}
                data-tooltip={label}
                disabled={action.disabled?.(row) ?? false}
                tabIndex={tabIndex}
              >
                <svg aria-hidden="true">
                  <use href={`#${iconId(template.tableId, action.id)}`} />
                </svg>
              </button>
            );
          })}
        </td>
      )}
      {note && (
        <td role="cell" data-variant="note">
          {note}
        </td>
      )}
    </tr>
  );
}

export const Row = memo(DrawnRow) as typeof DrawnRow;
