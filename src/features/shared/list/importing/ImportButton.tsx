import { Upload } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { ImportProgress } from './importProgress.ts';

export interface ListImporting {
  /** How far a running import is; undefined when none is running. */
  progress: ImportProgress | undefined;
  onPreload: () => void;
  onImport: () => void;
}

/** Opens the import of a list. On phones it is an item of the menu Export. */
export function ImportButton({ onPreload, onImport }: Omit<ListImporting, 'progress'>) {
  if (useNarrow()) return null;
  return (
    <Button icon={<Upload />} onPointerEnter={onPreload} onFocus={onPreload} onClick={onImport}>
      Import
    </Button>
  );
}

/** Shows a running import and opens it again. */
export function RunningImport({
  progress,
  onImport,
}: Pick<ListImporting, 'onImport'> & { progress: ImportProgress }) {
  const { done, total } = progress;
  return (
    <Button size="small" onClick={onImport}>
      Importing {formatNumber(done)} of {formatNumber(total)}
    </Button>
  );
}
