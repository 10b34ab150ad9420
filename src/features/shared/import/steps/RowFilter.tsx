import { Select } from '#src/components/Select/Select.tsx';
import { formatNumber } from '#src/lib/text.ts';

export interface RowFilterProps<Name extends string> {
  label: string;
  /** What a row can be, in the order of the choices. */
  names: readonly Name[];
  /** How many rows are each. */
  counts: Readonly<Record<Name, number>>;
  /** Empty shows all rows. */
  value: Name | '';
  onValue: (value: Name | '') => void;
}

/** Chooses the rows of the file that are shown, by their state or outcome. */
export function RowFilter<Name extends string>(props: RowFilterProps<Name>) {
  const { label, names, counts, value, onValue } = props;
  const options = names
    .filter((name) => counts[name] > 0 || name === value)
    .map((name) => ({ value: name, label: `${name} (${formatNumber(counts[name])})` }));
  return (
    <Select
      label={label}
      inline
      value={value}
      options={[{ value: '', label: 'All' }, ...options]}
      onValueChange={(chosen) => onValue(names.find((name) => name === chosen) ?? '')}
    />
  );
}
