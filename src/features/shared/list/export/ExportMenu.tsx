import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '#src/components/Button/Button.tsx';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import type { ListExporting } from './useExporting.ts';

export interface ExportMenuProps extends Pick<ButtonProps, 'size' | 'fill'> {
  /** Number of selected rows; with none, all matching rows are exported. */
  selected: number;
  exporting: ListExporting;
}

/** Downloads the selected rows, or else the matching rows of all pages: by a menu of formats, or a button for the one. */
export function ExportMenu({ selected, exporting, ...button }: ExportMenuProps) {
  const { exportable, hasAllFields, button: text, busy, onExport } = exporting;
  const [allFields, setAllFields] = useState(false);
  const disabled = !exportable && selected === 0;
  const exportAs = (format: 'csv' | 'xlsx') => () =>
    allFields ? onExport(format, { allFields }) : onExport(format);
  if (text !== undefined) {
    return (
      <Button {...button} icon={<Download />} disabled={disabled} busy={busy} onClick={() => onExport('csv')}>
        {text}
      </Button>
    );
  }
  const items: readonly MenuItem[] = [
    { id: 'csv', label: 'CSV', disabled, onSelect: exportAs('csv') },
    { id: 'xlsx', label: 'Excel (XLSX)', disabled, onSelect: exportAs('xlsx') },
    ...(hasAllFields
      ? [
          {
            type: 'checkbox' as const,
            id: 'all-fields',
            label: 'All fields',
            checked: allFields,
            onCheckedChange: setAllFields,
          },
        ]
      : []),
  ];
  return (
    <Menu
      label="Export"
      trigger={
        <Button {...button} icon={<Download />} disabled={disabled}>
          Export
        </Button>
      }
      items={items}
    />
  );
}
