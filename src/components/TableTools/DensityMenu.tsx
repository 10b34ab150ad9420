import { Rows3 } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { optionsOf } from '#src/lib/options.ts';
import { type Density, densities } from '#src/lib/preferences.ts';

export interface DensityMenuProps {
  /** The density of all lists. */
  density: Density;
  /** Is called with the chosen density. */
  onDensityChange: (density: Density) => void;
}

const labels: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
};

const choices = optionsOf(densities, labels);

/** Menu items that set the row height of all tables. */
export function densityItems({ density, onDensityChange }: DensityMenuProps): readonly MenuItem[] {
  return [
    {
      type: 'radios',
      id: 'density',
      label: 'Density',
      value: density,
      choices,
      onValueChange: (value) => {
        const next = densities.find((id) => id === value);
        if (next) onDensityChange(next);
      },
    },
  ];
}

/** A button with the menu of `densityItems`. */
export function DensityMenu(props: DensityMenuProps) {
  return (
    <Menu
      trigger={
        <Button fill="quiet" icon={<Rows3 />}>
          Density
        </Button>
      }
      items={densityItems(props)}
    />
  );
}
