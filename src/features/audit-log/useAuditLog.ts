import { useMemo, useState } from 'react';
import { useSession } from '#src/api/session/session.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { attemptFile } from '#src/features/shared/files/attemptFile.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import type { AuditLogScreenProps } from './AuditLogScreen.tsx';
import { auditFigures } from './auditFigures.ts';
import { auditList } from './auditList.ts';
import { useAuditRows } from './useAuditRows.ts';
import { usePivots } from './usePivots.ts';

/** The state of Audit Logs with these samples and the records of this session, and the actions of its buttons. */
export function useAuditLog(entries: readonly AuditEntry[]): AuditLogScreenProps {
  const user = useSession((session) => session.user);
  const { rows, added, showAdded } = useAuditRows(entries);
  const { query, list, selection } = useSampleList(auditList, {
    userId: user?.id ?? '',
    rows,
  });
  const { matching } = list.view;
  const figures = useMemo(() => auditFigures(matching), [matching]);
  const { onPivot, onBack } = usePivots(query.params);
  const [busy, setBusy] = useState<'logs' | 'pack' | null>(null);

  async function make(what: 'logs' | 'pack') {
    setBusy(what);
    const chosen = selection.rows();
    const { search, values } = list.filters;
    const job = {
      entries: chosen.length > 0 ? chosen : matching,
      at: new Date(),
      source: {
        noun: auditList.noun,
        filters: auditList.filters,
        values,
        searchLabel: auditList.search,
        search,
        selected: chosen.length > 0,
      },
    };
    const task =
      what === 'logs'
        ? { id: `export ${auditList.title}`, doing: `Exporting ${auditList.noun.many}` }
        : { id: 'evidence pack', doing: 'Making the evidence pack' };
    await attemptFile(task, async (attempt) => {
      const { saveEvidence, saveLogs } = await import('./files/saveAudit.ts');
      if (what === 'logs') return saveLogs(job, attempt);
      const by = { name: user?.name ?? '', email: user?.email ?? '' };
      return saveEvidence({ ...job, by }, attempt);
    });
    setBusy(null);
  }

  return {
    list,
    figures,
    files: { busy, onExport: () => void make('logs'), onEvidence: () => void make('pack') },
    added: {
      count: added,
      onShow: () => {
        showAdded();
        // The newest ones are there.
        list.paging?.onPage(1);
      },
    },
    pivots: { onPivot, onBack },
  };
}
