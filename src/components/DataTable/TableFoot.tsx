import type { ReactNode } from 'react';

interface TableFootProps {
  status: string;
  /** Text with the number of selected rows; null for none. */
  selected: string | null;
  children: ReactNode;
}

/** The line under the rows: status and pages. The number of selected rows is only read out; the bulk bar shows it. */
export function TableFoot({ status, selected, children }: TableFootProps) {
  return (
    <div data-part="foot">
      <span role="status">
        {status}
        {selected !== null && <span data-part="hidden">, {selected}</span>}
      </span>
      {children}
    </div>
  );
}
