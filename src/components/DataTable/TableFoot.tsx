import type { ReactNode } from 'react';

interface TableFootProps {
  status: string;
  /** Text with the number of selected rows; null for none. */
  selected: string | null;
  /** What is said about a copied text; '' for nothing. */
  copied: string;
  children: ReactNode;
}

/**
 * The line under the rows: status and pages. What is only read out: the number of selected
 * rows, which the bulk bar shows, and that the text of a cell was copied, once for all rows.
 */
export function TableFoot({ status, selected, copied, children }: TableFootProps) {
  return (
    <div data-part="foot">
      <span role="status">
        {status}
        {selected !== null && <span data-part="hidden">, {selected}</span>}
      </span>
      <span aria-live="polite" data-part="hidden">
        {copied}
      </span>
      {children}
    </div>
  );
}
