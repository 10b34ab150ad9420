import { useState } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { FilterChips, type FilterChipsProps } from '#src/components/FilterChips/FilterChips.tsx';

/** The chips in a bar with a filter, from which removed ones go. */
export function Chips({ chips, ...rest }: FilterChipsProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const left = chips.filter(({ id }) => !removed.includes(id));
  return (
    <div>
      <Button aria-expanded={false}>Status</Button>
      {left.length > 0 ? (
        <FilterChips
          {...rest}
          chips={left.map((one) => ({ ...one, onRemove: () => setRemoved([...removed, one.id]) }))}
        />
      ) : null}
    </div>
  );
}
