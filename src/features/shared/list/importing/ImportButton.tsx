import { Upload } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { ImportProgress } from './importProgress.ts';

export interface ListImporting {
  /** How far a running import is; undefined when none is running. */
  progress: ImportProgress | undefined;
  onImport: () => void;
}

const textOf = ({ done, total }: ImportProgress) =>
  `Importing ${formatNumber(done)} of ${formatNumber(total)}`;

/** Opens the import of a list, and says how far a running one is. On phones it is an item of the menu Export. */
export function ImportButton({ progress, onImport }: ListImporting) {
  if (useNarrow()) return null;
  return (
    <Button icon={progress ? undefined : <Upload />} onClick={onImport}>
      {progress ? textOf(progress) : 'Import'}
    </Button>
  );
}

/** Below the title on phones: says how far a running import is, and opens it again. */
export function RunningImport({ progress, onImport }: ListImporting) {
  if (!useNarrow() || !progress) return null;
  return (
    <Button size="small" onClick={onImport}>
      {textOf(progress)}
    </Button>
  );
}
