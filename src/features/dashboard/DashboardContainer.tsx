import { useState } from 'react';
import { useWork } from '#src/features/shared/dashboard/work/useWork.ts';
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
      work={useWork()}
      maintenance={maintenanceStore.useBanner() !== null}
      alertsDialog={useAlertsDialog()}
    />
  );
}
