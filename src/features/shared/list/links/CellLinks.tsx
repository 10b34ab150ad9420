import { useEffect } from 'react';
import type { FindRecord } from '#src/features/shared/related/finder/recordKinds.ts';
import type { ServerRead } from '#src/features/shared/related/records.ts';
import { WithFinder } from '#src/features/shared/related/WithRecords.tsx';

export interface CellLinksProps {
  /** The reads from the server that the records of the cells need. */
  needs: readonly ServerRead[];
  /** Called with each later state of the records. */
  onFind: (find: FindRecord) => void;
}

/** Reads the records that the cells of a table may name. It draws nothing. */
export function CellLinks({ needs, onFind }: CellLinksProps) {
  return (
    <WithFinder needs={needs}>
      {(state) => (state.status === 'known' ? <Found find={state.find} onFind={onFind} /> : null)}
    </WithFinder>
  );
}

function Found({ find, onFind }: { find: FindRecord; onFind: CellLinksProps['onFind'] }) {
  useEffect(() => onFind(find), [find, onFind]);
  return null;
}
