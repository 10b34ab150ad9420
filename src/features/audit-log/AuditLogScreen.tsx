import { Download, ShieldCheck } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { AuditDialogs, type AuditDialogsProps, preloads } from './AuditDialogs.tsx';
import type { AuditFigures } from './auditFigures.ts';
import { auditList } from './auditList.ts';
import { PivotNotice } from './PivotNotice.tsx';
import { type PivotFilters, pivotText } from './pivots.ts';

export interface AuditLogScreenProps {
  list: StateOf<typeof auditList>;
  /** Counted over what is filtered. */
  figures: AuditFigures;
  /** Files of the selected entries, else of all that match. */
  files: {
    /** The file that is being made. */
    busy: 'logs' | 'pack' | null;
    onExport: () => void;
    onEvidence: () => void;
  };
  pivots: {
    onPivot: (filters: PivotFilters) => void;
    /** Shows what was shown before the pivot. */
    onBack: () => void;
  };
  dialogs: AuditDialogsProps;
  /** The code of an opened row could not be loaded. */
  onLoadFailed: () => void;
}

const expanded = lazyDialog(async () => (await import('./details/ExpandedEntry.tsx')).ExpandedEntry);

const preloadFiles = () => void import('./files/saveAudit.ts').catch(() => undefined);

/** Audit Logs (spec section 2), on sample data. */
export function AuditLogScreen(props: AuditLogScreenProps) {
  const { list, figures, files, pivots, dialogs, onLoadFailed } = props;
  const pivot = pivotText(list.filters.values);
  const nothing = !list.exporting.exportable && list.selection.selected.size === 0;
  return (
    <ListPage
      description={auditList}
      list={list}
      preloads={preloads}
      badge={<SampleBadge />}
      actions={<FileButtons {...files} disabled={nothing} />}
      cards={<Figures {...figures} />}
      notices={pivot === null ? null : <PivotNotice text={pivot} onBack={pivots.onBack} />}
      tableTitle={(count) => `Audit Trail (${formatNumber(count)} records)`}
      expansion={{
        render: (entry) => (
          <expanded.Dialog
            entry={entry}
            onLoadFailed={onLoadFailed}
            onPivot={pivots.onPivot}
            onIntent={preloads.details}
            onDetails={() => list.open.onOpen('details', entry)}
          />
        ),
      }}
      // The buttons of the page take what is selected.
      bulk={<span />}
    >
      <AuditDialogs {...dialogs} />
    </ListPage>
  );
}

type FileButtonsProps = AuditLogScreenProps['files'] & { disabled: boolean };

function FileButtons({ busy, disabled, onExport, onEvidence }: FileButtonsProps) {
  const common = { disabled, onPointerEnter: preloadFiles, onFocus: preloadFiles };
  return (
    <>
      <Button {...common} icon={<ShieldCheck />} busy={busy === 'pack'} onClick={() => onEvidence()}>
        Evidence Pack
      </Button>
      <Button {...common} icon={<Download />} busy={busy === 'logs'} onClick={() => onExport()}>
        Export Logs
      </Button>
    </>
  );
}

function Figures({ actions, failedLogins, modifications, systemEvents }: AuditFigures) {
  return (
    <StatGrid>
      <StatCard title="Total Actions" value={formatNumber(actions)} />
      <StatCard title="Failed Login Attempts" value={formatNumber(failedLogins)} />
      <StatCard title="Data Modifications" value={formatNumber(modifications)} />
      <StatCard title="System Events" value={formatNumber(systemEvents)} />
    </StatGrid>
  );
}
