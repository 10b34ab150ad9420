import { useEffect, useMemo } from 'react';
import type { ColumnRef, Records } from '#src/features/shared/records/recordKind.ts';
import { hasKind } from '#src/features/shared/records/records.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';

export interface CellLinksProps {
  /** The kinds of records that the cells name. */
  kinds: ColumnRef<never>['kinds'];
  /** Called with each later state of the records. */
  onFind: (find: Records['hrefOf']) => void;
}

/** Reads the records that the cells of a table may name. It draws nothing. */
export function CellLinks({ kinds, onFind }: CellLinksProps) {
  const ask = useMemo(() => askFor(kinds), [kinds]);
  return (
    <WithRecords ask={ask}>{({ answer }) => answer && <Found find={answer} onFind={onFind} />}</WithRecords>
  );
}

const askFor = (kinds: CellLinksProps['kinds']) => (records: Records) => {
  for (const kind of kinds) if (hasKind(records.kinds, kind)) records.read(kind);
  return records.hrefOf;
};

function Found({ find, onFind }: { find: Records['hrefOf']; onFind: CellLinksProps['onFind'] }) {
  useEffect(() => onFind(find), [find, onFind]);
  return null;
}
