import { Upload } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { formatNumber } from '#src/lib/text.ts';

/** How far the import of a list is. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

export interface ListImporting {
  /** How far a running import is; undefined when none is running. */
  progress: ImportProgress | undefined;
  onImport: () => void;
}

const textOf = ({ done, total }: ImportProgress) =>
  `Importing ${formatNumber(done)} of ${formatNumber(total)}`;

/** Opens the import of a list, and says how far a running one is, which phones say below the title. */
export function ImportButton({ progress, onImport }: ListImporting) {
  if (useNarrow() && progress) return null;
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
