import { Activity, Pencil, ShieldAlert, SlidersHorizontal } from 'lucide-react';
import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import { lazyComponent, lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';
import type { AuditFigures } from './auditFigures.ts';
import { auditList } from './auditList.ts';

export interface AuditLogScreenProps {
  list: StateOf<typeof auditList>;
  /** Counts of all entries. */
  figures: AuditFigures;
}

const FullDetails = lazyDialog(async () => (await import('./details/FullDetails.tsx')).FullDetails);
const ExpandedEntry = lazyComponent(
  async () => (await import('./details/ExpandedEntry.tsx')).ExpandedEntry,
  toastLoadError,
);

const dialogs: DialogsOf<typeof auditList, object> = {
  details: FullDetails,
};

/** Audit Logs (spec section 2), on sample data. */
export function AuditLogScreen({ list, figures }: AuditLogScreenProps) {
  return (
    <ListPage
      description={auditList}
      list={list}
      badge={<SampleBadge />}
      cards={<Figures {...figures} />}
      tableTitle={(count) => `Audit Trail (${countOf(count, 'record', 'records')})`}
      expansion={{
        render: (entry) => (
          <ExpandedEntry entry={entry} onDetails={() => list.open.onOpen('details', entry)} />
        ),
      }}
      dialogs={dialogs}
      dialogProps={{}}
    />
  );
}

function Figures({ actions, failedLogins, modifications, systemEvents }: AuditFigures) {
  const cards = [
    { title: 'Total Actions', count: actions, icon: <Activity /> },
    { title: 'Failed Login Attempts', count: failedLogins, icon: <ShieldAlert /> },
    { title: 'Data Modifications', count: modifications, icon: <Pencil /> },
    { title: 'System Events', count: systemEvents, icon: <SlidersHorizontal /> },
  ];
  return (
    <StatGrid>
      {cards.map(({ count, ...card }) => (
        <StatCard key={card.title} {...card} value={formatNumber(count)} scope="Of all records" />
      ))}
    </StatGrid>
  );
}
