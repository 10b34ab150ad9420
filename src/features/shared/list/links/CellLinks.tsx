import { useEffect } from 'react';
import type { KnownRecords } from '#src/features/shared/records/recordKind.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';

export interface CellLinksProps {
  /** The kinds of records that the cells name. */
  kinds: readonly string[];
  /** Called with each later state of the records. */
  onFind: (find: KnownRecords['find']) => void;
}

/** Reads the records that the cells of a table may name. It draws nothing. */
export function CellLinks({ kinds, onFind }: CellLinksProps) {
  return (
    <WithRecords needs={kinds}>
      {(state) => (state.status === 'known' ? <Found find={state.known.find} onFind={onFind} /> : null)}
    </WithRecords>
  );
}

function Found({ find, onFind }: { find: KnownRecords['find']; onFind: CellLinksProps['onFind'] }) {
  useEffect(() => onFind(find), [find, onFind]);
  return null;
}
