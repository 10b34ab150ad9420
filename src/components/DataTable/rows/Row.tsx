import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import { toShown } from '#src/lib/text.ts';
import { iconId } from './ActionIcons.tsx';
import type { CopiedCell } from './useCopiedCell.ts';

export interface RowProps<Row> {
  row: Row;
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
  template: RowTemplate<Row>;
}

// React requires `onChange` for a controlled checkbox; the body's click handler does the work.
const handledByBody = () => undefined;

/**
 * One row: its checkbox, the button that expands it, the cells given as children, and its actions. The body handles
 * pointer and keys, so that a row needs no handlers.
 */
export function Row<Record>(props: RowProps<Record> & { children: ReactNode }) {
  const { row, id, position, rowIndex, top, selected, current, expanded, template, children } = props;
  const name = toShown(template.rowName(row));
  const tabIndex = current ? 0 : -1;
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      data-position={position}
      data-selected={selected || undefined}
      tabIndex={tabIndex}
      // `translate3d` makes each row a layer of its own, so that scrolling paints only new rows.
      style={top === undefined ? undefined : { transform: `translate3d(0, ${top}px, 0)` }}
    >
      {template.selectable && (
        <td role="cell" data-variant="select pinned">
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
      {children}
      {template.actions.length > 0 && (
        <td role="cell" data-variant="actions pinned">
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
    </tr>
  );
}
