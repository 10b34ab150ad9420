import { useCallback, useMemo, useState } from 'react';
import { useSession } from '#src/api/session/session.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import type { MatchingRows } from '#src/components/DataTable/types.ts';
import { attemptFile } from '#src/features/shared/files/attemptFile.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import type { AuditLogScreenProps } from './AuditLogScreen.tsx';
import { auditFigures } from './auditFigures.ts';
import { auditList } from './auditList.ts';
import { filtersInWords } from './files/filtersInWords.ts';
import { usePivots } from './usePivots.ts';

/** The state of Audit Logs with these entries, and the actions of its buttons. */
export function useAuditLog(entries: readonly AuditEntry[]): AuditLogScreenProps {
  const user = useSession((session) => session.user);
  const { query, list, selection } = useSampleList(auditList, {
    userId: user?.id ?? '',
    rows: entries,
  });
  const { matching, onMatchingRowsChange } = useMatchingRows(selection.onMatchingRowsChange);
  const figures = useMemo(() => auditFigures(matching ? matching.rows() : entries), [matching, entries]);
  const { onPivot, onBack } = usePivots(query.params);
  const [busy, setBusy] = useState<'logs' | 'pack' | null>(null);

  async function make(what: 'logs' | 'pack') {
    setBusy(what);
    const chosen = selection.rows();
    const job = {
      entries: chosen.length > 0 ? chosen : selection.matching(),
      at: new Date(),
    };
    const task =
      what === 'logs'
        ? { id: `export ${auditList.title}`, doing: `Exporting ${auditList.noun.many}` }
        : { id: 'evidence pack', doing: 'Making the evidence pack' };
    await attemptFile(task, async (attempt) => {
      const { saveEvidence, saveLogs } = await import('./files/saveAudit.ts');
      if (what === 'logs') return saveLogs(job, attempt);
      const evidence = {
        ...job,
        selected: chosen.length > 0,
        filters: filtersInWords(list.filters.search, list.filters.values),
        by: { name: user?.name ?? '', email: user?.email ?? '' },
      };
      return saveEvidence(evidence, attempt);
    });
    setBusy(null);
  }

  return {
    list: { ...list, selection: { ...list.selection, onMatchingRowsChange } },
    figures,
    files: { busy, onExport: () => void make('logs'), onEvidence: () => void make('pack') },
    pivots: { onPivot, onBack },
  };
}

/** The matching rows of the table, for the figures above it; each change is passed on to `onChange`. */
function useMatchingRows(onChange: (rows: MatchingRows<AuditEntry>) => void) {
  const [matching, setMatching] = useState<MatchingRows<AuditEntry> | null>(null);
  const onMatchingRowsChange = useCallback(
    (next: MatchingRows<AuditEntry>) => {
      onChange(next);
      setMatching(next);
    },
    [onChange],
  );
  return { matching, onMatchingRowsChange };
}
