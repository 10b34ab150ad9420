import { Rows3 } from 'lucide-react';
import { type Density, densities } from '#src/lib/preferences.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';

export interface DensityMenuProps {
  density: Density;
  onDensityChange: (density: Density) => void;
}

const labels: Readonly<Record<Density, string>> = { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' };

/** How high the rows of every table are. */
export function DensityMenu({ density, onDensityChange }: DensityMenuProps) {
  return (
    <Menu
      trigger={
        <Button fill="quiet" icon={<Rows3 />}>
          Density
        </Button>
      }
      items={densities.map((id) => ({
        type: 'checkbox',
        id,
        label: labels[id],
        checked: id === density,
        onCheckedChange: () => onDensityChange(id),
      }))}
    />
  );
}
