import { Settings2 } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { optionsOf } from '#src/lib/options.ts';
import { type Density, densities } from '#src/lib/preferences.ts';
import { initialLayout, isDefaultLayout, orderedIds, type TableLayout } from '#src/lib/tableLayout.ts';

export interface ViewMenuProps {
  /** The columns of the table, in their order. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'hideable' | 'folds'>[];
  /** Which columns are shown, their order and widths. */
  layout: TableLayout;
  /** Is called with the layout after a change. */
  onLayoutChange: (layout: TableLayout) => void;
  /** The density of all lists. */
  density: Density;
  /** Is called with the chosen density. */
  onDensityChange: (density: Density) => void;
}

const densityChoices = optionsOf(densities, {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
});

function columnItems({ columns, layout, onLayoutChange }: ViewMenuProps): readonly MenuItem[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const toggles = orderedIds(columns, layout.order).flatMap((id): MenuItem[] => {
    const column = byId.get(id);
    if (!column || column.hideable === false) return [];
    return [
      {
        type: 'checkbox',
        id,
        label: column.header,
        detail: column.folds ? 'Only where all columns have room' : undefined,
        checked: !layout.hidden.includes(id),
        onCheckedChange: (shown) => {
          const hidden = layout.hidden.filter((other) => other !== id);
          onLayoutChange({ ...layout, hidden: shown ? hidden : [...hidden, id] });
        },
      },
    ];
  });
  const offered = new Set(toggles.map(({ id }) => id));
  const notOffered = layout.hidden.filter((id) => !offered.has(id));
  return [
    ...toggles,
    {
      id: 'show-all',
      label: 'Show all',
      disabled: layout.hidden.length === notOffered.length,
      onSelect: () => onLayoutChange({ ...layout, hidden: notOffered }),
    },
    {
      id: 'reset',
      label: 'Reset columns',
      disabled: isDefaultLayout(columns, layout),
      onSelect: () => onLayoutChange(initialLayout(columns)),
    },
  ];
}

/** The menu at the end of a filter bar: the columns of the table, and the row height of all lists. */
export function ViewMenu(props: ViewMenuProps) {
  return (
    <Menu
      trigger={
        <Button fill="quiet" icon={<Settings2 />}>
          View
        </Button>
      }
      items={[
        { type: 'heading', id: 'columns', label: 'Columns' },
        ...columnItems(props),
        { type: 'separator', id: 'before-density' },
        { type: 'heading', id: 'density-heading', label: 'Density' },
        {
          type: 'radios',
          id: 'density',
          label: 'Density',
          value: props.density,
          choices: densityChoices,
          onValueChange: (value) => {
            const next = densities.find((id) => id === value);
            if (next) props.onDensityChange(next);
          },
        },
      ]}
    />
  );
}
