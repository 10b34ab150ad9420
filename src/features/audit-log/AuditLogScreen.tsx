import { Activity, Download, Pencil, ShieldAlert, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import { lazyDialog, lazyPart } from '#src/features/shared/lazyDialog.tsx';
import { recordDialog } from '#src/features/shared/list/describe/dialogs.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { AuditFigures } from './auditFigures.ts';
import { auditList } from './auditList.ts';
import { NewRecords } from './NewRecords.tsx';
import { PivotNotice } from './PivotNotice.tsx';
import { type PivotFilters, pivotText } from './pivots.ts';

/** What can be made of the entries: their file, or the evidence pack. */
export type AuditFile = 'logs' | 'pack';

export interface AuditLogScreenProps {
  list: StateOf<typeof auditList>;
  /** Counts of the filtered entries. */
  figures: AuditFigures;
  /** Files of the selected entries, or else of all matching entries. */
  files: {
    /** The files that are being made. */
    making: readonly AuditFile[];
    onExport: () => void;
    onEvidence: () => void;
  };
  /** Records that were added while the screen was open. */
  added: {
    count: number;
    onShow: () => void;
  };
  pivots: {
    onPivot: (filters: PivotFilters) => void;
    /** Restores the filters before the pivot. */
    onBack: () => void;
  };
}

const FullDetails = lazyDialog(async () => (await import('./details/FullDetails.tsx')).FullDetails);
const ExpandedEntry = lazyPart(
  async () => (await import('./details/ExpandedEntry.tsx')).ExpandedEntry,
  toastLoadError,
);

const dialogs: DialogsOf<typeof auditList, AuditLogScreenProps['pivots']> = {
  details: recordDialog(FullDetails, (entry, { onPivot }) => ({ entry, onPivot })),
};

/** Audit Logs (spec section 2), on sample data. */
export function AuditLogScreen(props: AuditLogScreenProps) {
  const { list, figures, files, added, pivots } = props;
  const pivot = pivotText(list.filters.values);
  const nothing = !list.exporting.exportable && list.selection.selected.size === 0;
  return (
    <ListPage
      description={auditList}
      list={list}
      badge={<SampleBadge />}
      actions={<FileButtons {...files} disabled={nothing} />}
      onExport={files.onExport}
      cards={<Figures {...figures} />}
      notices={
        <>
          {pivot === null ? null : <PivotNotice text={pivot} onBack={pivots.onBack} />}
          <NewRecords {...added} />
        </>
      }
      tableTitle={(count) => `Audit Trail (${formatNumber(count)} records)`}
      expansion={{
        render: (entry) => (
          <ExpandedEntry
            entry={entry}
            onPivot={pivots.onPivot}
            onDetails={() => list.open.onOpen('details', entry)}
          />
        ),
      }}
      // Empty, because the buttons of the page export the selected entries.
      bulk={<span />}
      dialogs={dialogs}
      dialogProps={pivots}
    />
  );
}

type FileButtonsProps = AuditLogScreenProps['files'] & { disabled: boolean };

function FileButtons({ making, disabled, onExport, onEvidence }: FileButtonsProps) {
  const busy = (file: AuditFile) => making.includes(file);
  return (
    <>
      <Button disabled={disabled} icon={<ShieldCheck />} busy={busy('pack')} onClick={() => onEvidence()}>
        Evidence Pack
      </Button>
      <Button disabled={disabled} icon={<Download />} busy={busy('logs')} onClick={() => onExport()}>
        Export Logs
      </Button>
    </>
  );
}

function Figures({ actions, failedLogins, modifications, systemEvents }: AuditFigures) {
  return (
    <StatGrid>
      <StatCard title="Total Actions" value={formatNumber(actions)} icon={<Activity />} />
      <StatCard title="Failed Login Attempts" value={formatNumber(failedLogins)} icon={<ShieldAlert />} />
      <StatCard title="Data Modifications" value={formatNumber(modifications)} icon={<Pencil />} />
      <StatCard title="System Events" value={formatNumber(systemEvents)} icon={<SlidersHorizontal />} />
    </StatGrid>
  );
}
