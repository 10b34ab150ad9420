import type { Coverage } from './useSelection.ts';

export interface SelectAllProps {
  label: string;
  coverage: Coverage;
  /** There are no rows to select, or others are being read. */
  disabled: boolean;
  onSelectAll: (on: boolean) => void;
}

/** The checkbox of all rows of the page: checked, unchecked or indeterminate. */
export function SelectAll({ label, coverage, disabled, onSelectAll }: SelectAllProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={coverage === 'all'}
      disabled={disabled}
      ref={(input) => {
        if (input) input.indeterminate = coverage === 'some';
      }}
      onChange={(event) => onSelectAll(event.currentTarget.checked)}
    />
  );
}
