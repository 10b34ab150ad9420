import { useMemo } from 'react';
import { useSession } from '#src/api/session/session.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { useMaking } from '#src/features/shared/files/useMaking.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import type { AuditFile, AuditLogScreenProps } from './AuditLogScreen.tsx';
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
  const { making, make } = useMaking<AuditFile>();

  function save(what: AuditFile) {
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
    void make(what, task, async (attempt) => {
      const { saveEvidence, saveLogs } = await import('./files/saveAudit.ts');
      if (what === 'logs') return saveLogs(job, attempt);
      const by = { name: user?.name ?? '', email: user?.email ?? '' };
      return saveEvidence({ ...job, by }, attempt);
    });
  }

  return {
    list,
    figures,
    files: { making, onExport: () => save('logs'), onEvidence: () => save('pack') },
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
