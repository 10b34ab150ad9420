import { useState } from 'react';
import { useTodos } from '#src/features/shared/dashboard/todos/useTodos.ts';
import { useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { maintenanceStore } from '#src/features/shared/maintenance/maintenance.store.ts';
import { isOver } from '#src/features/shared/maintenance/planned.ts';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { dashboardSample } from './dashboard.store.ts';
import type { AlertsDialogState } from './RecentAlerts.tsx';

const defaults: Readonly<Record<'open' | 'type' | 'id', string>> = { open: '', type: '', id: '' };

/** The state of the dialog with all alerts, kept in the URL: `?open=alerts&type=error`, of a notification `?open=alerts&id=ALT-020`. */
function useAlertsDialog(): AlertsDialogState {
  const { values, push, set, goBack } = useUrlParams(defaults);
  return {
    open: values.open === 'alerts',
    filter: values.type,
    chosen: values.id,
    onOpen: () => push({ open: 'alerts' }),
    onClose: () => goBack(defaults),
    onFilter: (type) => set({ type }),
  };
}

/** The master dashboard on sample data. */
export function DashboardContainer() {
  const [dashboard] = useState(dashboardSample);
  const planned = maintenanceStore.usePlanned();
  const over = useMinutely((now) => isOver(planned, now));
  return (
    <DashboardScreen
      dashboard={dashboard}
      todos={useTodos()}
      maintenance={maintenanceStore.useBanner() !== null}
      planned={over ? null : planned}
      alertsDialog={useAlertsDialog()}
    />
  );
}
