import { useCallback, useMemo, useState } from 'react';
import { useSession } from '#src/api/session/session.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import type { TableView } from '#src/components/DataTable/types.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { tellLoadFailure } from '#src/features/shared/loadFailure.ts';
import type { AuditLogScreenProps } from './AuditLogScreen.tsx';
import { auditFigures } from './auditFigures.ts';
import { auditList } from './auditList.ts';
import { filtersInWords } from './files/filtersInWords.ts';
import { usePivots } from './usePivots.ts';

/** The state of Audit Logs over these entries, and what its buttons do. */
export function useAuditLog(entries: readonly AuditEntry[]): AuditLogScreenProps {
  const user = useSession((session) => session.user);
  const { address, list, opened, selection } = useSampleList(auditList, {
    owner: user?.id ?? '',
    rows: entries,
  });
  const { view, onView } = useView(selection.onView);
  const figures = useMemo(() => auditFigures(view ? view.rows() : entries), [view, entries]);
  const { onPivot, onBack } = usePivots(address.params);
  const [busy, setBusy] = useState<'logs' | 'pack' | null>(null);

  async function make(what: 'logs' | 'pack') {
    setBusy(what);
    const chosen = selection.rows();
    const job = {
      entries: chosen.length > 0 ? chosen : selection.matching(),
      at: new Date(),
    };
    try {
      const { saveEvidence, saveLogs } = await import('./files/saveAudit.ts');
      if (what === 'logs') await saveLogs(job);
      else {
        await saveEvidence({
          ...job,
          selected: chosen.length > 0,
          filters: filtersInWords(list.filters.search, list.filters.values),
          by: { name: user?.name ?? '', email: user?.email ?? '' },
        });
      }
    } catch {
      tellLoadFailure();
    } finally {
      setBusy(null);
    }
  }

  return {
    list: { ...list, selection: { ...list.selection, onView } },
    figures,
    files: { busy, onExport: () => void make('logs'), onEvidence: () => void make('pack') },
    pivots: { onPivot, onBack },
    dialogs: { ...opened, onPivot },
    onLoadFailed: tellLoadFailure,
  };
}

/** What the table shows now, for the figures above it; the list is told it as before. */
function useView(tell: (view: TableView<AuditEntry>) => void) {
  const [view, setView] = useState<TableView<AuditEntry> | null>(null);
  const onView = useCallback(
    (next: TableView<AuditEntry>) => {
      tell(next);
      setView(next);
    },
    [tell],
  );
  return { view, onView };
}
