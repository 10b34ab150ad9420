import type { Coverage } from './useSelection.ts';

export interface SelectAllProps {
  label: string;
  coverage: Coverage;
  /** There are no rows to select. */
  empty: boolean;
  onSelectAll: (on: boolean) => void;
}

/** The checkbox of all rows of the page: checked, unchecked or indeterminate. */
export function SelectAll({ label, coverage, empty, onSelectAll }: SelectAllProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={coverage === 'all'}
      disabled={empty}
      ref={(input) => {
        if (input) input.indeterminate = coverage === 'some';
      }}
      onChange={(event) => onSelectAll(event.currentTarget.checked)}
    />
  );
}
