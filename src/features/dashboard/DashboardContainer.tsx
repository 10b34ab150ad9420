import { DashboardScreen } from './DashboardScreen.tsx';
import { dashboardSample } from './dashboard.store.ts';
import { useAlertsDialog } from './useAlertsDialog.ts';

/** The master dashboard on the samples. */
export function DashboardContainer() {
  return <DashboardScreen dashboard={dashboardSample} alertsDialog={useAlertsDialog()} />;
}
