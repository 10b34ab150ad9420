import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import type { auditList } from './auditList.ts';
import type { PivotFilters } from './pivots.ts';

const details = lazyDialog(async () => (await import('./details/FullDetails.tsx')).FullDetails);

/** Loads the code of a dialog when its button is hovered or focused. */
export const preloads = { details: details.preload };

export interface AuditDialogsProps extends OpenedOf<typeof auditList> {
  onPivot: (filters: PivotFilters) => void;
}

/** The opened dialog of the list. */
export function AuditDialogs({ dialog, onPivot, ...common }: AuditDialogsProps) {
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Record" />;
    case 'details':
      return <details.Dialog {...common} entry={dialog.row} onPivot={onPivot} />;
  }
}
