import { useEffect } from 'react';
import { readsOf } from '#src/features/shared/records/findRecord.ts';
import type { FindRecord, RecordKind } from '#src/features/shared/records/records.ts';
import { WithFinder } from '#src/features/shared/records/WithRecords.tsx';

export interface CellLinksProps {
  /** What the cells name. */
  kinds: readonly RecordKind[];
  /** Called with each later state of the records. */
  onFind: (find: FindRecord) => void;
}

/** Reads the records that the cells of a table may name. It draws nothing. */
export function CellLinks({ kinds, onFind }: CellLinksProps) {
  return (
    <WithFinder needs={[...new Set(kinds.flatMap(readsOf))]}>
      {(state) => (state.status === 'known' ? <Found find={state.find} onFind={onFind} /> : null)}
    </WithFinder>
  );
}

function Found({ find, onFind }: { find: FindRecord; onFind: CellLinksProps['onFind'] }) {
  useEffect(() => onFind(find), [find, onFind]);
  return null;
}
