import { Download } from 'lucide-react';
import { Button, type ButtonProps } from '#src/components/Button/Button.tsx';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { selectedText } from '#src/lib/text.ts';
import type { ExportFormat } from './exportRows.ts';

export interface ExportMenuProps extends Pick<ButtonProps, 'size' | 'fill' | 'disabled'> {
  /** Number of selected rows; with none, all matching rows are exported. */
  selected: number;
  onExport: (format: ExportFormat) => void;
}

const preload = () => void import('./startExport.ts').catch(() => undefined);

/** Downloads the selected rows, or else the matching rows of all pages. */
export function ExportMenu({ selected, onExport, ...button }: ExportMenuProps) {
  const heading = selected > 0 ? selectedText(selected) : 'All that match';
  const items: readonly MenuItem[] = [
    { type: 'heading', id: 'what', label: heading },
    { id: 'csv', label: 'CSV', onSelect: () => onExport('csv') },
    { id: 'xlsx', label: 'Excel (XLSX)', onSelect: () => onExport('xlsx') },
  ];
  return (
    <Menu
      label="Export"
      trigger={
        <Button {...button} icon={<Download />} onPointerEnter={preload} onFocus={preload}>
          Export
        </Button>
      }
      items={items}
    />
  );
}
