import { useState } from 'react';
import { maintenanceStore } from '#src/features/shared/maintenance/maintenance.store.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { dashboardSample } from './dashboard.store.ts';
import { useAlertsDialog } from './useAlertsDialog.ts';

/** The master dashboard on sample data. */
export function DashboardContainer() {
  const [dashboard] = useState(dashboardSample);
  return (
    <DashboardScreen
      dashboard={dashboard}
      maintenance={maintenanceStore.useBanner() !== null}
      alertsDialog={useAlertsDialog()}
    />
  );
}
